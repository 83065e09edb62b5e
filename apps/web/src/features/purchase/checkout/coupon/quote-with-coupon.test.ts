import { couponProblems } from "@rihla/contract";
import { afterEach, expect, test, vi } from "vitest";
import { isRefusedForGood, quoteWithCoupon } from "./quote-with-coupon.ts";

const body = { currency: "DZD", lines: [{ plan: "TN-1", quantity: 1 }], coupon: "AID" };
const asked: { coupon?: string }[] = [];
/** Answers as the API: a problem to whoever sends a coupon, or to everybody. */
function answer(
  problem: { status: number; code: string; errors?: object[] },
  who: "with coupon" | "everybody",
) {
  asked.length = 0;
  vi.stubGlobal("fetch", async (_: string, { body: sent }: { body: string }) => {
    asked.push(JSON.parse(sent));
    const refused = who === "everybody" || sent.includes("coupon");
    return refused
      ? Response.json(problem, { status: problem.status })
      : Response.json({ data: { couponCode: null } });
  });
}
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([...couponProblems.map((code) => [422, code] as const), [429, "rate_limited"] as const])(
  "a code that is refused (%d %s) leaves the price without it, and says why",
  async (status, code) => {
    answer({ status, code }, "with coupon");
    const { quote, refusal } = await quoteWithCoupon(body);
    expect(quote.couponCode).toBeNull();
    expect(refusal).toMatchObject({ code: "AID", error: { code } });
    expect(asked.map(({ coupon }) => coupon)).toEqual(["AID", undefined]);
  },
);

test("a code that is too long is refused as one", async () => {
  const errors = [{ path: "coupon", code: "too_long" }];
  answer({ status: 400, code: "invalid_input", errors }, "with coupon");
  expect((await quoteWithCoupon(body)).refusal?.code).toBe("AID");
});

test("what is wrong with the plan is no fault of the code, and is asked once", async () => {
  answer({ status: 409, code: "plan_unavailable" }, "everybody");
  await expect(quoteWithCoupon(body)).rejects.toMatchObject({ code: "plan_unavailable" });
  expect(asked).toHaveLength(1);
});

test("a code that another order may use is remembered", async () => {
  const isKept = async (code: string) => {
    answer({ status: 422, code }, "with coupon");
    const { refusal } = await quoteWithCoupon(body);
    return refusal && !isRefusedForGood(refusal);
  };
  for (const code of ["coupon_minimum_not_met", "coupon_refused"]) expect(await isKept(code)).toBe(true);
  for (const code of ["coupon_already_used", "coupon_usage_limit", "coupon_expired"])
    expect(await isKept(code)).toBe(false);
});
