import type { Books } from "./books.ts";
import type { Shop } from "./shop.ts";

/** Somebody at the shop who does what no gateway can be asked for by a program. */
export type Operator = {
  /** Gives back on the gateway's own site what waits for that, and tells the shop. No buyer is left to want it otherwise. */
  refundByHand(books: Books): Promise<void>;
  /** What is given back by hand of each page, minor units, in their own notebook. */
  notebook: ReadonlyMap<string, number>;
};

/** Gateways that have no refunds in their API. */
const byHand = ["chargily"];

export function hireOperator({ ops }: Pick<Shop, "ops">): Operator {
  const notebook = new Map<string, number>();
  return {
    notebook,
    async refundByHand({ refunds, payments }) {
      for (const { id, paymentId, status, amount } of refunds) {
        const payment = payments.find((one) => one.id === paymentId);
        if (status !== "manual" || !payment || !byHand.includes(payment.gateway)) continue;
        const page = `${payment.gateway} ${payment.gatewayRef}`;
        notebook.set(page, (notebook.get(page) ?? 0) + amount);
        await ops("by-hand", id, "--by", "chaos", "--why", "given back on the gateway's own site");
      }
    },
  };
}
