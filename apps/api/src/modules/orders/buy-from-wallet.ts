import type { Money, QuoteInput } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import { newId } from "../../infra/ids.ts";
import { gatewayFor, payFromWallet } from "../payments/index.ts";
import { createQuote } from "../quotes/index.ts";
import { assertDeliverable } from "./assert-deliverable.ts";
import type { OrderRow } from "./order.ts";
import { insertOrder } from "./orders.repository.ts";
import { linesFrom, orderFrom } from "./place-order.ts";

/** What the idempotency keys of such orders begin with. */
export const automaticKey = "automatic-";

type Bought = {
  quoted: QuoteInput;
  /** Whose wallet pays; they agreed to it beforehand, with their PIN. */
  customerId: string;
  /** An earlier order of theirs: who is billed, in which language. */
  like: OrderRow;
  /** What it is for, once for each: the second is refused by the database. */
  cause: string;
  /** Within the transaction, the order not yet written: throws where it is not to be bought. */
  mayBuy: (tx: Tx, orderId: string, total: Money) => Promise<void>;
};

/**
 * Buys without anybody at the screen. Phases: price it · one transaction that writes the order, takes its money from the wallet and
 * places it: either all of it happens or nothing does. Refuses as quoting and paying do.
 */
export async function buyFromWallet(
  app: Uses<"config" | "db" | "methods" | "paymentEvents">,
  { quoted, customerId, like, cause, mayBuy }: Bought,
): Promise<void> {
  const quote = await createQuote(app.db, quoted, app.config.SERVICE_FEES);
  await assertDeliverable(app.db, quote);
  const gateway = await gatewayFor(app, "wallet", quote.total);
  const id = newId();
  const idempotencyKey = automaticKey + cause;
  const { email, billingName: name, billingPhone: phone, billingCountry, language } = like;
  const order = orderFrom(
    id,
    {
      billing: { email, name, phone, country: billingCountry },
      paymentMethod: "wallet",
      language,
      newsletter: false,
    },
    quote,
    { idempotencyKey, requestHash: "", paymentGateway: gateway.name, knownToOwner: true },
  );
  await payFromWallet(app, {
    paysFor: "order",
    order: { id, number: order.number },
    method: "wallet",
    amount: quote.total,
    language,
    idempotencyKey,
    customerId,
    spender: null,
    by: { broughtSecret: false, customerId, byLink: false },
    mayStart: async (tx) => {
      await mayBuy(tx, id, quote.total);
      await insertOrder(tx, order, linesFrom(id, quote));
    },
  });
}
