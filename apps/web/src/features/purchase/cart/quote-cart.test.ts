import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { quoteCart } from "./quote-cart.ts";

const line = (plan: string) => ({ plan, quantity: 1 });
const asked: string[][] = [];
/** A shop that sells only these. */
function sell(...plans: string[]) {
  vi.stubGlobal("fetch", async (_address: string, { body }: { body: string }) => {
    const { lines } = JSON.parse(body) as { lines: { plan: string }[] };
    asked.push(lines.map(({ plan }) => plan));
    const errors = lines.flatMap(({ plan }, at) =>
      plans.includes(plan) ? [] : { path: `lines.${at}.plan`, code: "plan_unavailable" },
    );
    return errors.length > 0
      ? Response.json({ status: 409, code: "plan_unavailable", errors }, { status: 409 })
      : Response.json({ data: { lines } });
  });
}
beforeEach(() => {
  asked.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

test("what can be bought is priced, what can't is named", async () => {
  sell("B", "D");
  const { priced, faults } = await quoteCart([line("A"), line("B"), line("C"), line("D")], {
    currency: "DZD",
  });
  expect(priced?.quote.lines).toEqual([line("B"), line("D")]);
  expect(faults).toEqual([
    { line: line("A"), code: "plan_unavailable" },
    { line: line("C"), code: "plan_unavailable" },
  ]);
  expect(asked).toHaveLength(2);
});

test("a cart of which nothing is sold any more has no price", async () => {
  sell();
  const { priced, faults } = await quoteCart([line("A")], { currency: "DZD" });
  expect([priced, faults.length, asked.length]).toEqual([undefined, 1, 1]);
});

test("an answer that never came is no fault of a line", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await expect(quoteCart([line("A")], { currency: "DZD" })).rejects.toMatchObject({ code: "offline" });
});
