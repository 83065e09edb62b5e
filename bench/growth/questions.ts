import type { OrderFilters } from "@rihla/contract/admin";
import { sql } from "kysely";
import {
  findEsimByProvider,
  findShortSuppliers,
  findStuckEsims,
} from "../../apps/api/src/modules/esims/index.ts";
import { provisionEsim } from "../../apps/api/src/modules/esims/provisioning/provisioning.test-kit.ts";
import { shopFigures } from "../../apps/api/src/modules/health/index.ts";
import { lookUp } from "../../apps/api/src/modules/operators/index.ts";
import { lookUpAnything } from "../../apps/api/src/modules/operators/look-ups/look-up-anything.ts";
import { countListed, listOrders } from "../../apps/api/src/modules/operators/order-list/list-orders.ts";
import { showOrder } from "../../apps/api/src/modules/operators/orders/show-order.ts";
import { showTasks } from "../../apps/api/src/modules/operators/tasks/show-tasks.ts";
import {
  findPaymentByRef,
  findStuckPayments,
  settlePayment,
} from "../../apps/api/src/modules/payments/index.ts";
import { callApi, openPayment, order, seeOrder } from "../../apps/api/src/testing/purchase.ts";
import { signIn } from "../../apps/api/src/testing/sign-in.ts";
import type { GrownShop } from "./grown-shop.ts";

/** Something that is asked of the database again and again, or by somebody who waits. */
export type Question = { name: string; ask: () => Promise<unknown> };

/** `sold`: numbers of orders from 1 to so many are there. */
export async function questionsOf(shop: GrownShop, sold: number): Promise<Question[]> {
  const { db } = shop.app;
  const token = await signIn(shop, "regular@example.com");
  const get = (path: string) => async () => {
    const { status, data } = await callApi(shop, "GET", path, { as: { token } });
    if (status !== 200) throw new Error(`${path}: ${status}`);
    return data as { id: string; number: string }[];
  };
  const [lastOrder, lastEsim] = [(await get("/orders")()).at(-1), (await get("/esims")()).at(-1)];
  const { orderId, gatewayRef } = await db
    .selectFrom("payment")
    .select(["orderId", "gatewayRef"])
    .where("orderNumber", "=", `G${sold >> 1}`)
    .executeTakeFirstOrThrow();
  const rounds = shop.handlers.filter(({ job }) => job.cron && job.name !== "sync-catalogue");
  return [
    ...rounds.map(({ job, handle }) => ({ name: `job ${job.name}`, ask: () => handle({}) })),
    { name: "list of orders", ask: get("/orders") },
    { name: "list of orders, second page", ask: get(`/orders?cursor=${lastOrder?.id ?? orderId}`) },
    { name: "list of eSIMs", ask: get("/esims") },
    { name: "list of eSIMs, second page", ask: get(`/esims?cursor=${lastEsim?.id}`) },
    { name: "list of eSIMs, the expired", ask: get("/esims?group=expired") },
    { name: "one eSIM", ask: get(`/esims/${lastEsim?.id}`) },
    { name: "profile", ask: get("/auth/me") },
    { name: "sessions", ask: get("/auth/sessions") },
    { name: "export", ask: get("/auth/me/export") },
    { name: "payment by the bank's number", ask: () => findPaymentByRef(db, "satim", gatewayRef ?? "") },
    { name: "find by the bank's number", ask: () => lookUp(shop.app, gatewayRef ?? "") },
    { name: "find by an order's number", ask: () => lookUp(shop.app, `G${sold >> 1}`) },
    { name: "find by an e-mail", ask: () => lookUp(shop.app, "customer-7@example.com") },
    { name: "find by a top-up's number", ask: () => lookUp(shop.app, "T14") },
    { name: "find nothing", ask: () => lookUp(shop.app, "NOBODY22") },
    ...[
      ["an e-mail's beginning", "customer-7"],
      ["a phone", "0551 23 45 67"],
      ["a card's end", "*7215"],
      ["an ICCID's end", "000777"],
      ["a name", "amel had"],
      ["a coupon", "SUMMER"],
      ["a day and a sum", "2026-05-03 4500"],
    ].map(([what, text = ""]) => ({ name: `look up ${what}`, ask: () => lookUpAnything(shop.app, text) })),
    ...listings(shop, orderId),
    { name: "an order's page", ask: () => showOrder(shop.app, `G${sold >> 1}`) },
    { name: "what waits for a person", ask: () => showTasks(shop.app) },
    {
      name: "eSIM by the provider's number",
      ask: () => findEsimByProvider(db, "esim-access", { order: `B${sold >> 1}`, esim: "7" }),
    },
    {
      name: "eSIM by ICCID",
      ask: () => sql`select id from esim where iccid = '8900000000000000007'`.execute(db),
    },
    {
      name: "newest orders",
      ask: () => sql`select id from customer_order order by created_at desc limit 20`.execute(db),
    },
    {
      name: "orders by e-mail",
      ask: () => sql`select id from customer_order where email = 'customer-7@example.com'`.execute(db),
    },
    {
      name: "cli stuck",
      ask: async () => [await findStuckPayments(db), await findStuckEsims(db), await findShortSuppliers(db)],
    },
    { name: "figures", ask: () => Promise.all(shopFigures(shop.app).map((tell) => tell())) },
    { name: "purchase", ask: () => purchase(shop) },
    {
      name: "code by mail",
      ask: () =>
        callApi(shop, "POST", "/auth/codes", {
          body: { email: `customer-${Date.now() % 1000}@example.com`, language: "fr" },
        }),
    },
    { name: "deletion of an account", ask: () => deletion(shop) },
  ];
}

/** The back office's list of orders, narrowed in each way; `after` stands in the middle. */
const listings = ({ app }: GrownShop, after: string): Question[] =>
  Object.entries({
    all: {},
    "the refunded": { state: "refunded" },
    "a gateway": { gateway: "satim" },
    "a gateway of nobody's": { gateway: "stripe" },
    "a destination": { destination: "TN" },
    "a currency of nobody's": { currency: "EUR" },
    "a month": { from: "2026-05-01", to: "2026-05-31" },
    "what waits": { waits: "yes" },
    "much at once": { state: "placed", gateway: "satim", destination: "TN", currency: "USD" },
  } satisfies Record<string, OrderFilters>).flatMap(([what, filters]) => [
    { name: `orders, ${what}`, ask: () => listOrders(app, filters) },
    { name: `orders, ${what}, from the middle`, ask: () => listOrders(app, { ...filters, after }) },
    { name: `orders counted, ${what}`, ask: () => countListed(app, filters) },
  ]);

/** Gives the order's number. */
export async function purchase(shop: GrownShop): Promise<string> {
  const guest = await order(shop);
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
  for (const { id } of (await seeOrder(shop, guest)).esims) await provisionEsim(shop.app, id);
  return guest.number;
}

let deleted = 100;
/** Of one of those who have bought four times. */
async function deletion(shop: GrownShop): Promise<void> {
  const token = await signIn(shop, `customer-${deleted++}@example.com`);
  const { status } = await callApi(shop, "DELETE", "/auth/me", {
    as: { token },
    body: { confirm: "DELETE" },
  });
  if (status !== 204) throw new Error(`The account was not deleted: ${status}`);
}
