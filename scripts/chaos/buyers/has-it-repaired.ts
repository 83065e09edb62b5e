import type { Repair } from "@rihla/contract";
import { waitUntil } from "../../processes/wait-until.ts";
import { unlessRefused } from "../ask-shop.ts";
import type { Buyer, Currency } from "./buyer.ts";
import { type Owner, ownEsim } from "./owns-an-esim.ts";

/** Their eSIM is gone before or after some use: they have it replaced or credited, some in two tabs at once. */
export async function haveItRepaired(buyer: Buyer, currency: Currency): Promise<void> {
  const { interventions, note, random } = buyer;
  const used = random.share() < 0.4 ? 0.4 : 0;
  note.way = `has it repaired in ${currency}${used ? ", having used some of it" : ""}`;
  const owner = await ownEsim(buyer, currency);
  if (!owner) return;
  if (used) await interventions.use(owner.esim, used);
  await interventions.end(owner.esim);
  const [first, second] = await offersOf(buyer, owner);
  if (!first) return;
  const tabs = random.share() < 0.5 ? [first, second ?? first] : [first];
  await Promise.all(tabs.map((kind) => repair(buyer, owner, kind)));
}

/** What the shop offers once it has heard that the eSIM is gone. */
async function offersOf({ browser }: Buyer, { esim, token }: Owner) {
  let offers: Repair["offers"] = [];
  const isOffered = async () => {
    ({ offers } = await browser.post<Repair>(`/esims/${esim}/diagnosis`, {}, { token }));
    return offers.length > 0;
  };
  await waitUntil(isOffered, 60_000, 2_000);
  return offers.map(({ kind }) => kind);
}

async function repair({ browser }: Buyer, { esim, token }: Owner, kind: string): Promise<void> {
  await unlessRefused(["not_repairable"], () => browser.post(`/esims/${esim}/repairs`, { kind }, { token }));
}
