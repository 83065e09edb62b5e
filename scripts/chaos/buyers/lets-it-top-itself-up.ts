import type { Recharge } from "@rihla/contract";
import { waitUntil } from "../../processes/wait-until.ts";
import { setPin } from "./account.ts";
import type { Buyer, Currency } from "./buyer.ts";
import { isSeen, ownEsim } from "./owns-an-esim.ts";
import { enough, fillWallet, pin } from "./pays-from-the-wallet.ts";
import { choose } from "./tops-up.ts";

/** Minor units. */
const inWallet: Readonly<Record<Currency, number>> = { DZD: 500_000, USD: 4_000 };
const mostInAMonth = 5_000_000;

/** Has more data bought from the wallet once little is left; some have too little in it. */
export async function letItTopItselfUp(buyer: Buyer, currency: Currency): Promise<void> {
  const { browser, interventions, note, random } = buyer;
  note.way = `has it topped up by itself in ${currency}`;
  const owner = await ownEsim(buyer, currency);
  if (!owner) return;
  const { esim, token } = owner;
  await setPin(buyer, token, pin);
  if (random.share() < 0.8)
    await fillWallet(buyer, token, { amount: enough(inWallet[currency], currency), currency });
  await interventions.use(esim, 0.1);
  if (!(await isSeen(buyer, owner, ({ usedBytes }) => usedBytes > 0))) return;
  const plan = await choose(buyer, owner, currency);
  if (!plan) return;
  const ceiling = { amount: mostInAMonth, currency };
  await browser.put(`/esims/${esim}/automatic-top-up`, { plan, ceiling, walletPin: pin }, { token });
  await interventions.use(esim, 0.85);
  // The bytes that were noted with the news, so that it is the news itself that has been seen.
  const ranLow = await isSeen(buyer, owner, ({ usedBytes, dataBytes }) => usedBytes >= dataBytes * 0.9);
  if (!ranLow) return;
  note.ranLow.push(esim);
  const isBought = async () =>
    (await browser.get<Recharge[]>(`/esims/${esim}/recharges`, { token })).length > 0;
  await waitUntil(isBought, 30_000, 1_000);
}
