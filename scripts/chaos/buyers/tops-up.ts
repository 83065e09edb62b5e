import type { RechargeChoice } from "@rihla/contract";
import { anyGateway } from "../gateways/gateways.ts";
import { type Buyer, type Currency, watch } from "./buyer.ts";
import { comeBack, openPage, payOn } from "./open-page.ts";
import { isSeen, type Owner, ownEsim } from "./owns-an-esim.ts";
import { placeRecharge } from "./place-order.ts";

/** Buys an eSIM, uses some of it, and buys more data for it: some twice, and both at once. */
export async function topUp(buyer: Buyer, currency: Currency): Promise<void> {
  const { interventions, note, random } = buyer;
  const times = random.share() < 0.4 ? 2 : 1;
  note.way = `tops up, ${times} at once`;
  const owner = await ownEsim(buyer, currency);
  if (!owner) return;
  await interventions.use(owner.esim, 0.5);
  if (!(await isSeen(buyer, owner, ({ usedBytes }) => usedBytes > 0))) return;
  const plan = await choose(buyer, owner, currency);
  if (plan) await Promise.all(Array.from({ length: times }, () => buyMore(buyer, owner, currency, plan)));
}

/** One of those that its supplier offers, if it does. */
export async function choose(
  { browser, random }: Buyer,
  { esim, token }: Owner,
  currency: Currency,
): Promise<string | undefined> {
  const path = `/esims/${esim}/top-ups?currency=${currency}`;
  const { plans } = await browser.get<RechargeChoice>(path, { token });
  return plans[random.whole(plans.length)]?.code;
}

async function buyMore(buyer: Buyer, { esim, token }: Owner, currency: Currency, plan: string) {
  const placed = await placeRecharge(buyer, currency, token, { plan, esim });
  const opened = await openPage(buyer, placed, anyGateway(buyer.random, currency));
  await payOn(buyer, opened);
  await comeBack(buyer, placed, opened);
  await watch(buyer, placed);
}
