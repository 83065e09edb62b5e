import type { DataOf, Plan, Quote } from "@rihla/contract";
import { unlessRefused } from "../ask-shop.ts";
import type { Buyer, Currency, Placed } from "./buyer.ts";

type Wish = {
  currency: Currency;
  lines: { plan: string; quantity: number; esim?: string }[];
  coupon?: string;
};

export const couponCode = "CHAOS10";

/** Places an order; now and then for two eSIMs or two plans, and with the coupon as long as there is one. */
export async function placeOrder(buyer: Buyer, currency: Currency, token?: string): Promise<Placed> {
  const { random, plans } = buyer;
  const first = random.whole(plans.length);
  const chosen = random.share() < 0.15 ? [first, (first + 1) % plans.length] : [first];
  const lines = chosen.map((index) => ({
    plan: (plans[index] as Plan).code,
    quantity: random.share() < 0.15 ? 2 : 1,
  }));
  return placeWish(buyer, { currency, lines }, token);
}

/** One eSIM of the first plan that suits. */
export function placeFor(
  buyer: Buyer,
  currency: Currency,
  token: string,
  suits: (plan: Plan) => boolean,
): Promise<Placed> {
  const { plans, random } = buyer;
  const suitable = plans.filter(suits);
  const { code: plan } = suitable[random.whole(suitable.length)] as Plan;
  return placeWish(buyer, { currency, lines: [{ plan, quantity: 1 }] }, token);
}

/** Of an eSIM that is on a phone. */
export const placeRecharge = (
  buyer: Buyer,
  currency: Currency,
  token: string,
  line: { plan: string; esim: string },
): Promise<Placed> => place(buyer, { currency, lines: [{ ...line, quantity: 1 }] }, token);

async function placeWish(buyer: Buyer, wish: Wish, token?: string): Promise<Placed> {
  const cheaper =
    buyer.random.share() < 0.3 &&
    (await unlessRefused(["coupon_usage_limit"], () => place(buyer, { ...wish, coupon: couponCode }, token)));
  return cheaper || place(buyer, wish, token);
}

async function place({ browser, note }: Buyer, wish: Wish, token: string | undefined): Promise<Placed> {
  const proof = token ? { token } : {};
  const quote = await browser.post<Quote>("/quotes", wish, proof);
  const { order, secret } = await browser.post<DataOf<"POST /orders">>(
    "/orders",
    {
      ...wish,
      billing: { email: note.email, name: "Amel Haddad", phone: "+213551234567", country: "DZ" },
      paymentMethod: quote.currency === "DZD" ? "cib" : "card",
      language: "fr",
      compatibilityConfirmed: true,
      termsAccepted: true,
      expectedTotal: quote.total,
    },
    proof,
  );
  note.orders.push(order.number);
  const { number, total } = order;
  return { number, proof: { ...proof, secret }, currency: wish.currency, total };
}
