import type { Order, Payment, Plan, Quote } from "@rihla/contract";
import { waitUntil } from "../../processes/wait-until.ts";
import type { Browser, Proof } from "../ask-shop.ts";
import type { Gateway } from "../gateways/gateway.ts";
import type { HostedPage } from "../gateways/hosted-page.ts";
import type { Interventions } from "../interventions.ts";
import type { Outside } from "../outside.ts";
import type { Random } from "../random.ts";
import type { Note } from "./note.ts";

export type Currency = Gateway["currency"];

/** Somebody who buys, with what they have at hand. */
export type Buyer = {
  browser: Browser;
  outside: Outside;
  random: Random;
  plans: readonly Plan[];
  /** What operators have handed out; more want them than there are. */
  vouchers: readonly string[];
  note: Note;
  interventions: Interventions;
};

export type Placed = { number: string; proof: Proof; currency: Currency; total: Quote["total"] };
export type OpenPage = { page: HostedPage; payment: Pick<Payment, "id">; gateway: Gateway };

/** How long a person watches the page that says the eSIM is on its way, milliseconds. */
const watches = 60_000;

/** Until it is delivered or rejected, or until they lose patience; the order as it is then. */
export async function watch({ browser }: Buyer, { number, proof }: Placed): Promise<Order> {
  let order: Order | undefined;
  const isOver = async () => {
    order = await browser.get<Order>(`/orders/${number}`, proof);
    return order.status === "delivered" || order.status === "rejected";
  };
  await waitUntil(isOver, watches, 1_000);
  return order as Order;
}
