import type { DataOf, Order, Payment, Plan, Quote } from "@rihla/contract";
import { waitUntil } from "../processes/wait-until.ts";
import { type Browser, Refused } from "./ask-shop.ts";
import { goodCard, openBankPage, poorCard } from "./bank-page.ts";
import type { Outside } from "./outside.ts";
import type { Random } from "./random.ts";

/** What a person does; the weights say how often. */
const ways = [
  [60, "pays and waits"],
  [15, "pays and closes the tab"],
  [8, "has a card refused first"],
  [6, "cancels and pays again"],
  [6, "cancels, pays again, and the bank takes the first too"],
  [5, "leaves at the bank"],
] as const;
type Way = (typeof ways)[number][1];

/** What the buyer knows afterwards, from what was answered. */
export type Note = {
  email: string;
  /** Null where no order was acknowledged. */
  orderNumber: string | null;
  /** Pages of the bank that said that they were paid. */
  paidPages: string[];
  /** Why the buyer did not come to the end. */
  trouble: string | null;
};

type Placed = { number: string; secret: string };
type Buyer = { browser: Browser; outside: Outside; note: Note };

/** How long a person watches the page that says the eSIM is on its way, milliseconds. */
const watches = 60_000;

export async function buy(
  browser: Browser,
  outside: Outside,
  random: Random,
  plans: Plan[],
  number: number,
): Promise<Note> {
  const note: Note = {
    email: `buyer-${number}@example.com`,
    orderNumber: null,
    paidPages: [],
    trouble: null,
  };
  const way = random.pick(ways);
  const plan = plans[random.whole(plans.length)] as Plan;
  const line = { plan: plan.code, quantity: random.share() < 0.15 ? 2 : 1 };
  const coupon = random.share() < 0.3 ? { coupon: couponCode } : {};
  const buyer = { browser, outside, note };
  try {
    const placed = await place(buyer, { currency: "DZD", lines: [line], ...coupon });
    note.orderNumber = placed.number;
    await payIn(way, buyer, placed);
  } catch (error) {
    note.trouble = error instanceof Error ? error.message : String(error);
  }
  return note;
}

export const couponCode = "CHAOS10";

type Wish = { currency: string; lines: { plan: string; quantity: number }[]; coupon?: string };

/** With the coupon as long as there is one. */
async function place(buyer: Buyer, wish: Wish): Promise<Placed> {
  try {
    return await placeOnce(buyer, wish);
  } catch (error) {
    const isGone = error instanceof Refused && error.code === "coupon_usage_limit";
    if (!wish.coupon || !isGone) throw error;
    const { coupon: _, ...rest } = wish;
    return placeOnce(buyer, rest);
  }
}

async function placeOnce({ browser, note }: Buyer, lines: Wish): Promise<Placed> {
  const quote = await browser.post<Quote>("/quotes", lines);
  const { order, secret } = await browser.post<DataOf<"POST /orders">>("/orders", {
    ...lines,
    billing: { email: note.email, name: "Amel Haddad", phone: "+213551234567", country: "DZ" },
    paymentMethod: "cib",
    language: "fr",
    compatibilityConfirmed: true,
    termsAccepted: true,
    expectedTotal: quote.total,
  });
  return { number: order.number, secret };
}

async function payIn(way: Way, buyer: Buyer, placed: Placed): Promise<void> {
  const { browser, outside, note } = buyer;
  const { page, payment } = await openPage(buyer, placed);
  const comeBack = (id: string) => browser.get<Payment>(`/payments/${id}`, placed.secret);
  const pay = async (one = page, id = payment.id) => {
    if (await one.pay(goodCard)) note.paidPages.push(one.mdOrder);
    await comeBack(id);
  };
  switch (way) {
    case "leaves at the bank":
      return;
    case "pays and closes the tab":
      if (await page.pay(goodCard)) note.paidPages.push(page.mdOrder);
      return;
    case "pays and waits":
      await pay();
      return watch(buyer, placed);
    case "has a card refused first":
      await page.pay(poorCard);
      await pay();
      return watch(buyer, placed);
    case "cancels and pays again":
    case "cancels, pays again, and the bank takes the first too": {
      await page.cancel();
      await comeBack(payment.id);
      const second = await openPage(buyer, placed);
      if (second.page.mdOrder !== page.mdOrder) await pay(second.page, second.payment.id);
      if (way === "cancels and pays again") return watch(buyer, placed);
      await outside.payLate(page.mdOrder);
      note.paidPages.push(page.mdOrder);
      await comeBack(payment.id);
    }
  }
}

/** An attempt that got no page is over; another one is made, as by pressing "try again". */
async function openPage({ browser }: Buyer, { number, secret }: Placed) {
  for (let attempt = 0; attempt < 10; attempt++) {
    try {
      const payment = await browser.post<Payment>(`/orders/${number}/payments`, { method: "cib" }, secret);
      if (!payment.redirectUrl) throw new Error(`The payment ${payment.id} has no page: ${payment.status}`);
      return { payment, page: openBankPage(payment.redirectUrl) };
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "gateway_unavailable") throw error;
    }
  }
  throw new Error(`Order ${number} got no page of the bank in ten attempts`);
}

async function watch({ browser }: Buyer, { number, secret }: Placed): Promise<void> {
  const isOver = async () => {
    const { status } = await browser.get<Order>(`/orders/${number}`, secret);
    return status === "delivered" || status === "rejected";
  };
  await waitUntil(isOver, watches, 1_000);
}
