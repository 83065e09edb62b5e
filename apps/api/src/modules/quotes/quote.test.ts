import type { QuoteInput } from "@rihla/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Refusal } from "../../refusal.ts";
import type { PlanForSale } from "../catalogue/index.ts";
import type { Coupon } from "../coupons/index.ts";
import { makeQuote, publicQuote } from "./quote.ts";

/** A shelf with plans at these prices; every second one is sold by the day. */
function shelf(prices: readonly number[]): PlanForSale[] {
  return prices.map((price, at) => ({
    code: `P${at}`,
    destinationCode: "TN",
    destinationKind: "country",
    kind: at % 2 ? "unlimited" : "fixed",
    tier: at % 2 ? "lite" : null,
    dataBytes: 1024 ** 3,
    days: at % 2 ? null : 7,
    reducedSpeedKbps: null,
    speed: "4G",
    topUp: "none",
    starts: "installation",
    givingBack: "at-once",
    unusedValidDays: 180,
    coverage: [{ code: "TN", networks: [] }],
    egressCountries: [],
    promise: `promise ${at}`,
    provider: "esim-access",
    providerPackage: `P${at}`,
    wholesaleUsdE4: 3300,
    prices: { DZD: price * 100, USD: Math.ceil((price * 100) / 138) },
    priceBook: 1,
    priceRule: "usual",
    fingerprint: "x",
    withdrawnAt: null,
    createdAt: new Date(),
    updatedAt: new Date(),
    destinationNames: { fr: "Tunisie", en: "Tunisia", ar: "تونس" },
  }));
}

const couponOf = (percent: number): Coupon => ({
  id: "c",
  code: "AID",
  percent,
  amounts: null,
  minimums: {},
  plans: null,
  destinations: null,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  usesLeft: null,
  maxUsesEach: null,
  blockedAt: null,
  createdAt: new Date(0),
});

const prices = fc.array(fc.integer({ min: 1, max: 1e7 }), { minLength: 2, maxLength: 6 });
const order = prices.chain((list) =>
  fc.record({
    plans: fc.constant(shelf(list)),
    input: fc.record({
      currency: fc.constantFrom("DZD", "USD"),
      lines: fc.array(
        fc.record({
          plan: fc.nat(list.length - 1).map((at) => `P${at}`),
          quantity: fc.integer({ min: 1, max: 10 }),
          days: fc.integer({ min: 1, max: 90 }),
        }),
        { minLength: 1, maxLength: 10 },
      ),
    }),
  }),
);

const refusal = (plans: PlanForSale[], line: object) => {
  try {
    makeQuote(plans, { currency: "DZD", lines: [{ plan: "P1", quantity: 1, ...line }] });
  } catch (error) {
    return (error as Refusal).code;
  }
  return null;
};

describe("a quote", () => {
  it("is the sum of its lines, each price times days times pieces, in whole units of one currency", () => {
    fc.assert(
      fc.property(order, ({ plans, input }) => {
        const quote = makeQuote(plans, input);
        const sum = quote.lines.reduce((total, line) => total + line.total.amount, 0);
        expect(quote.total).toEqual({ amount: sum, currency: input.currency });
        expect(quote.subtotal).toEqual(quote.total);
        for (const [at, line] of quote.lines.entries()) {
          const wanted = input.lines[at] as (typeof input.lines)[number];
          const days = line.plan.days === null ? wanted.days : 1;
          expect(line.unitPrice.amount).toBe(line.plan.price.amount * days);
          expect(line.total.amount).toBe(line.unitPrice.amount * wanted.quantity);
          expect(line.days).toBe(line.plan.days ?? wanted.days);
          expect(Number.isSafeInteger(line.total.amount)).toBe(true);
          expect(line.total.currency).toBe(input.currency);
        }
      }),
    );
  });

  it("explains itself: subtotal, fee and what the coupon takes come to the total, never below nothing, the same each time", () => {
    const terms = fc.record({
      serviceFees: fc.record({ DZD: fc.nat(1e6), USD: fc.nat(1e4) }),
      coupon: fc.option(fc.integer({ min: 1, max: 100 }).map(couponOf), { nil: undefined }),
    });
    fc.assert(
      fc.property(order, terms, ({ plans, input }, wanted) => {
        const make = () => {
          try {
            return makeQuote(plans, input, wanted);
          } catch (error) {
            // Less than a step comes off, or less than can be paid would be left.
            expect((error as Refusal).code).toBe("coupon_minimum_not_met");
            return null;
          }
        };
        const quote = make();
        expect(make()).toEqual(quote);
        if (!quote) return;
        const { subtotal, serviceFee, discount, couponDiscount, total } = quote;
        expect(serviceFee.amount).toBe(wanted.serviceFees[input.currency as "DZD"]);
        expect(total.amount).toBe(
          subtotal.amount + serviceFee.amount - discount.amount - couponDiscount.amount,
        );
        expect(quote.lines.reduce((sum, line) => sum + line.total.amount, 0)).toBe(subtotal.amount);
        expect(quote.lines.reduce((sum, line) => sum + line.couponDiscount, 0)).toBe(couponDiscount.amount);
        expect(couponDiscount.amount > 0).toBe(wanted.coupon !== undefined);
        expect(quote.couponCode).toBe(wanted.coupon ? "AID" : null);
        expect(total.amount).toBeGreaterThan(0);
        for (const sum of [subtotal, serviceFee, discount, couponDiscount, total])
          expect(sum.currency).toBe(input.currency);
      }),
    );
  });

  it("costs the same in whatever order its lines come, and however they are split", () => {
    fc.assert(
      fc.property(order, fc.infiniteStream(fc.nat()), ({ plans, input }, dice) => {
        const { total } = makeQuote(plans, input);
        const weight = new Map(input.lines.map((line) => [line, dice.next().value as number]));
        const shuffled = input.lines.toSorted((a, b) => (weight.get(a) ?? 0) - (weight.get(b) ?? 0));
        expect(makeQuote(plans, { ...input, lines: shuffled }).total).toEqual(total);
        const single = input.lines.flatMap((line) =>
          Array.from({ length: line.quantity }, () => ({ ...line, quantity: 1 })),
        );
        expect(makeQuote(plans, { ...input, lines: single }).total).toEqual(total);
      }),
    );
  });

  it("ignores prices that are sent along", () => {
    const lines = [
      { plan: "P0", quantity: 2, price: 1, unitPrice: { amount: 1, currency: "DZD" }, total: 0 },
    ];
    const quote = makeQuote(shelf([500, 600]), { currency: "DZD", lines } as QuoteInput);
    expect(quote.total.amount).toBe(100_000);
  });

  it("is refused for days out of 1 to 90, or none, where the buyer chooses them", () => {
    const plans = shelf([500, 600]);
    fc.assert(
      fc.property(fc.oneof(fc.integer({ max: 0 }), fc.integer({ min: 91 })), (days) => {
        expect(refusal(plans, { days })).toBe("days_out_of_range");
      }),
    );
    expect(refusal(plans, {})).toBe("days_out_of_range");
    expect(refusal(plans, { days: 90 })).toBeNull();
    expect(refusal(plans, { plan: "P0", days: 3 })).toBeNull();
  });

  it("names each line that can't be bought, so that the others can", () => {
    const lines = [
      { plan: "P8", quantity: 1 },
      { plan: "P0", quantity: 1 },
      { plan: "P1", quantity: 1 },
      { plan: "P9", quantity: 1 },
    ];
    const gone = { path: "lines.0.plan", code: "plan_unavailable" };
    const without = { path: "lines.2.days", code: "days_out_of_range" };
    expect(() => makeQuote(shelf([500, 600]), { currency: "DZD", lines })).toThrow(
      expect.objectContaining({
        code: "plan_unavailable",
        details: { errors: [gone, without, { ...gone, path: "lines.3.plan" }] },
      }),
    );
  });

  it("is refused for a plan that is not on the shelf and for a currency we don't price in", () => {
    const plans = shelf([500, 600]);
    expect(refusal(plans, { plan: "P9", days: 1 })).toBe("plan_unavailable");
    const lines = [{ plan: "P0", quantity: 1 }];
    expect(() => makeQuote(plans, { currency: "EUR", lines })).toThrow(Refusal);
  });

  it("does not show what the plan costs us, nor where we buy it", () => {
    const lines = [{ plan: "P0", quantity: 1 }];
    const shown = publicQuote(makeQuote(shelf([500, 600]), { currency: "DZD", lines }));
    expect(JSON.stringify(shown)).not.toMatch(/wholesale|3300|esim-access|provider|usual/i);
    // A field that is added for us alone must not go out unnoticed, whatever it is called.
    expect(Object.keys(shown.lines[0] ?? {}).toSorted()).toEqual(
      ["days", "destinationNames", "flag", "plan", "quantity", "topUp", "total", "unitPrice"].toSorted(),
    );
  });
});
