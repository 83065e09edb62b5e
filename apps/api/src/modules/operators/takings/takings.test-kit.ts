import type { Payment } from "@rihla/contract";
import { newId } from "../../../infra/ids.ts";
import { type Company, companies } from "../../../testing/played-gateways.ts";
import { anyPlan, callApi, orderBody } from "../../../testing/purchase.ts";
import type { TestShop } from "../../../testing/test-shop.ts";
import type { PaymentGateway } from "../../payments/index.ts";
import { countTakings } from "./takings.ts";

/** The bank's page of a new order, which nobody has paid. */
export async function openAt(shop: TestShop, company: Company): Promise<Payment> {
  const { method, currency } = companies[company];
  const lines = [{ plan: await anyPlan(shop), quantity: 4 }];
  const { data } = await callApi(shop, "POST", "/quotes", { body: { currency, lines } });
  const { total } = data as { total: Payment["amount"] };
  const body = orderBody("", total, { currency, lines, paymentMethod: method });
  const placed = (await callApi(shop, "POST", "/orders", { body })).data as {
    order: { number: string };
    secret: string;
  };
  const path = `/orders/${placed.order.number}/payments`;
  const answer = await callApi(shop, "POST", path, { body: { method }, as: { secret: placed.secret } });
  return answer.data as Payment;
}

export function gatewayOf({ app }: TestShop, company: Company): PaymentGateway {
  const gateway = app.gateways.get(company);
  if (!gateway) throw new Error(`no ${company}`);
  return gateway;
}

export const payAt = (shop: TestShop, company: Company, ref: string) =>
  shop.sandbox.post(`${companies[company].at}${ref}/pay`);

/** PayPal takes no money before it is asked. */
export async function takeAt(shop: TestShop, company: Company, ref: string): Promise<void> {
  await payAt(shop, company, ref);
  await gatewayOf(shop, company).fetchState(ref, "fr", true);
}

export const elsewhere = 900_000;
/** Money of a payment that the shop's database knows nothing of, `elsewhere` minor units. */
export async function takeElsewhere(shop: TestShop, company: Company): Promise<void> {
  const { method, currency } = companies[company];
  const created = await gatewayOf(shop, company).create({
    orderNumber: newId(),
    method,
    amount: { amount: elsewhere, currency },
    language: "fr",
    returnUrl: "https://shop.example/back",
    leaveUrl: "https://shop.example/leave",
    notifyUrl: "https://shop.example/webhooks",
    description: "Rihla elsewhere",
    paymentId: newId(),
    isRepeat: false,
    closesAt: new Date(Date.now() + 40 * 60_000),
  });
  if (created.outcome !== "created") throw new Error(JSON.stringify(created));
  await takeAt(shop, company, created.ref);
}

/** Today in Algiers. */
export const countToday = ({ app }: TestShop) =>
  countTakings(app, new Date(Date.now() + 60 * 60 * 1000).toISOString().slice(0, 10));

/** In what the shop's books of today and the companies' differ about a payment. */
export async function differencesAbout(shop: TestShop, { id }: Payment) {
  const { differences } = await countToday(shop);
  return differences.filter(({ payment }) => payment === id).map(({ here, there }) => [here, there]);
}
