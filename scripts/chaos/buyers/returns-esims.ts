import type { Cancellation, Order, RefundDestination } from "@rihla/contract";
import { waitUntil } from "../../processes/wait-until.ts";
import { unlessRefused } from "../ask-shop.ts";
import { anyGateway } from "../gateways/gateways.ts";
import { signIn } from "./account.ts";
import { type Buyer, type Currency, type Placed, watch } from "./buyer.ts";
import { chooseWallet } from "./choose-wallet.ts";
import { comeBack, openPage, payOn } from "./open-page.ts";
import { placeOrder } from "./place-order.ts";

/**
 * Buys, then gives the first eSIM back, to the card or into the wallet; some have installed theirs by then. What was never
 * delivered goes into the wallet too.
 */
export async function returnEsims(buyer: Buyer, currency: Currency): Promise<void> {
  const { interventions, random, note } = buyer;
  const to = random.share() < 0.5 ? "wallet" : "card";
  const installs = random.share() < 0.2;
  note.way = `gives back to ${to}${installs ? ", having installed it" : ""}`;
  const token = to === "wallet" ? await signIn(buyer) : undefined;
  const placed = await placeOrder(buyer, currency, token);
  const opened = await openPage(buyer, placed, anyGateway(random, currency));
  await payOn(buyer, opened);
  await comeBack(buyer, placed, opened);
  const order = await watch(buyer, placed);
  if (token) await chooseWallet(buyer, placed);
  if (installs) for (const { id } of order.esims) await interventions.install(id);
  await returnFirst(buyer, placed, order, to);
}

/** Asks until it is given back or not, or until they lose patience. */
export async function returnFirst(
  { browser }: Buyer,
  placed: Placed,
  { esims }: Order,
  to: RefundDestination,
): Promise<void> {
  const mine = esims.find(({ issued }) => issued);
  if (!mine) return;
  const path = `/orders/${placed.number}/cancellation`;
  const ask = () => browser.post<Cancellation>(path, { esims: [mine.id], to }, placed.proof);
  // Somebody who is told no has their answer.
  if (!(await unlessRefused(["not_cancellable"], ask))) return;
  const isOver = async () => {
    const cancellation = await browser.get<Cancellation>(path, placed.proof);
    return cancellation.esims.every(({ id, state }) => id !== mine.id || state !== "under_way");
  };
  await waitUntil(isOver, 60_000, 1_000);
}
