import type { AdminCustomer } from "@rihla/contract/admin";
import type { Uses } from "../../../app.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import { type Fact, findBlocksOf, findDevices } from "../../blocks/index.ts";
import { findChatOf } from "../../chat/index.ts";
import { findCustomer } from "../../customers/index.ts";
import { findEsimPage } from "../../esims/index.ts";
import { findPaymentsOf } from "../../payments/index.ts";
import { listSessions } from "../../sign-in/index.ts";
import { findTopUpsOf } from "../../top-ups/index.ts";
import { findBalances, findEntries, hasPin } from "../../wallet/index.ts";
import { findActs } from "../acts.repository.ts";
import { describeBlocks } from "../blocks/show-blocks.ts";
import { showDisputes } from "../disputes/show-disputes.ts";
import { describeOrders } from "../look-ups/look-up-anything.ts";
import { findOrdersBy } from "../look-ups/look-ups.repository.ts";
import { masked } from "../masked.ts";
import { toAdminEsim } from "../orders/show-order.ts";

/** Of each list so many, the newest. */
const most = 50;

/** Everything that the shop knows of a person on one page, without what only they know: masked, no codes, no texts. */
export async function showCustomer(app: Uses<"db" | "gateways">, id: string): Promise<AdminCustomer> {
  const { db } = app;
  const customer = await findCustomer(db, id);
  if (!customer) throw new OperatorRefusal("customer_unknown");
  const { email, country, language, createdAt } = customer;
  const devices = await findDevices(db, id);
  const [orders, esims, topUps, balances, entries, pin, sessions, chat, acts, blocks] = await Promise.all([
    findOrdersBy(db, { email }, [], []).then((found) => describeOrders(db, found.slice(0, most))),
    findEsimPage(db, email, most, undefined),
    findTopUpsOf(db, id),
    findBalances(db, id),
    findEntries(db, { customerId: id }, undefined, most),
    hasPin(db, id),
    listSessions(db, { customerId: id, sessionId: "", isConfirmed: false }),
    findChatOf(db, { customerId: id }),
    findActs(db, id, most),
    findBlocksOf(db, id, factsOf(customer, devices)).then((found) => describeBlocks(db, found)),
  ]);
  const paid = await findPaymentsOf(
    db,
    topUps.map((topUp) => topUp.id),
  );
  const disputes = await showDisputes(
    app,
    db,
    paid.map((payment) => payment.id),
  );
  return {
    id,
    ...masked(customer),
    country,
    language,
    createdAt: createdAt.toISOString(),
    balances,
    hasPin: pin,
    movements: entries.map(({ at, kind, amount, reference }) => ({ at, kind, amount, reference })),
    orders,
    esims: esims.map((esim) => ({ ...toAdminEsim(esim), orderNumber: esim.orderNumber })),
    topUps: topUps
      .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
      .slice(0, most)
      .map(({ number, amount, currency, createdAt: at }) => ({
        number,
        amount: { amount, currency },
        createdAt: at.toISOString(),
      })),
    disputes,
    sessions: sessions.map(({ device, lastUsedAt }) => ({ device, lastUsedAt })),
    devices: devices.map(({ lastUsedAt, ...device }) => ({
      ...device,
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    blocks,
    chat: chat ? { lastMessageAt: chat.lastMessageAt.toISOString(), messages: chat.messages } : null,
    acts: acts.map(({ at, who, act, why }) => ({ at: at.toISOString(), who, act, why })),
  };
}

/** By what a block of somebody who has this account may know them. */
const factsOf = (
  { email, phone }: { email: string; phone: string | null },
  devices: readonly { id: string }[],
): Fact[] => [
  { kind: "email", value: email },
  ...(phone === null ? [] : [{ kind: "phone" as const, value: phone }]),
  ...devices.map(({ id }) => ({ kind: "device" as const, value: id })),
];
