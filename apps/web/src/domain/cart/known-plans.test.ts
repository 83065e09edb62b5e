import type { Quote } from "@rihla/contract";
import { languageCodes } from "@rihla/contract/rules";
import { beforeEach, expect, test } from "vitest";
import { openStorage } from "../../platform/storage/storage.ts";
import { knownPlan, knowPlans } from "./known-plans.ts";

let kept: Map<string, string>;
const open = () =>
  openStorage("device", {
    entries: () => kept,
    write: (key, value) => (value === undefined ? kept.delete(key) : kept.set(key, value)),
    onChange: () => {},
  });
beforeEach(() => {
  kept = new Map();
  open();
});

const names = { fr: "Turquie", en: "Turkey", ar: "تركيا" };
const quoted = (code: string) =>
  ({
    plan: { code, kind: "fixed", dataBytes: 3e9, price: 1 },
    destinationNames: names,
  }) as unknown as Quote["lines"][number];
const line = (plan: string) => ({ plan, quantity: 1 });

test("a plan that was priced once is known by its name until it leaves the cart", () => {
  knowPlans([line("TR"), line("FR")], [quoted("TR"), quoted("FR")]);
  knowPlans([line("TR"), line("FR")], [quoted("FR")]);
  open();
  expect(knownPlan("TR")).toEqual({ names, kind: "fixed", dataBytes: 3e9 });
  knowPlans([line("FR")], [quoted("FR")]);
  expect(knownPlan("TR")).toBeUndefined();
});

test("one that was kept before a language came to the shop is not shown without a name", () => {
  for (const missing of languageCodes) {
    const known = { ...names, [missing]: undefined };
    kept.set("CART_PLANS", JSON.stringify({ TR: { names: known, kind: "fixed", dataBytes: 3e9 } }));
    open();
    expect([missing, knownPlan("TR")]).toEqual([missing, undefined]);
  }
});

test.each(["no JSON", "7", "[1]", '{"TR":{"names":{"fr":"T"}}}', '{"TR":null}'])(
  "what somebody else wrote is not shown: %s",
  (written) => {
    kept.set("CART_PLANS", written);
    open();
    expect(knownPlan("TR")).toBeUndefined();
  },
);
