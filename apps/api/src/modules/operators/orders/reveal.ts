import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import { isId, newId } from "../../../infra/ids.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import { findFactsOf, isErased } from "../../blocks/index.ts";
import { findCustomer } from "../../customers/index.ts";
import { findOrderByNumber } from "../../orders/index.ts";
import { type Responsible, recordAct } from "../acts.repository.ts";
import { describePurchase } from "../disputes/describe-purchase.ts";

/** What no list shows, and of whom or what it is: an order's number, a customer's id, a block's id, a dispute's id. */
export type Wish = { kind: keyof typeof readers; subject: string };

/**
 * Reads what is not shown to all: whose an order or an account is, who is blocked, or what proves a purchase. Who looked and why is kept before it is given, and
 * nothing is given where it can't be. An activation code is another thing: `showCode`.
 */
export function reveal({ db }: Uses<"db">, { kind, subject }: Wish, responsible: Responsible) {
  return db.transaction().execute(async (tx) => {
    const shown = await readers[kind](tx, subject);
    const look = { kind: "look" as const, act: `reveal ${kind}`, subject, details: {} };
    await recordAct(tx, { ...responsible, id: newId(), ...look });
    return shown;
  });
}

const readers = {
  buyer: async (tx: Tx, number: string) => {
    const order = await findOrderByNumber(tx, number);
    if (!order || order.erasedAt) throw new OperatorRefusal("order_unknown", { order: number });
    const { email, billingName: name, billingPhone: phone } = order;
    return { email, name, phone };
  },
  customer: async (tx: Tx, id: string) => {
    const customer = isId(id) ? await findCustomer(tx, id) : undefined;
    if (!customer) throw new OperatorRefusal("customer_unknown");
    const { email, name, phone } = customer;
    return { email, name, phone };
  },
  proof: async (tx: Tx, id: string) => ({ proof: await describePurchase(tx, id) }),
  block: async (tx: Tx, id: string) => {
    const facts = isId(id) ? await findFactsOf(tx, [id]) : [];
    if (facts.length === 0) throw new OperatorRefusal("block_unknown");
    const known = facts.filter((fact) => fact.kind !== "device" && !isErased(fact));
    const byKind = Object.entries(Object.groupBy(known, ({ kind }) => kind));
    return Object.fromEntries(byKind.map(([kind, all]) => [kind, all.map(({ value }) => value).join(", ")]));
  },
} satisfies Record<string, (tx: Tx, subject: string) => Promise<Record<string, string | null>>>;
