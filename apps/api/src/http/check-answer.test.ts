import type { Endpoint } from "@rihla/contract";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { checkAnswer } from "./check-answer.ts";

const endpoint: Endpoint = {
  summary: "",
  who: "anyone",
  output: z.array(
    z.object({ name: z.nullable(z.string()), inner: z.optional(z.object({ at: z.string() })) }),
  ),
  status: 200,
  errors: [],
};

describe("an answer", () => {
  it("may say all that the contract names, and leave out what is optional", () => {
    const at = new Date();
    expect(() => checkAnswer(endpoint, [{ name: null }, { name: "a", inner: { at } }])).not.toThrow();
  });

  it("may not say more, at any depth", () => {
    expect(() => checkAnswer(endpoint, [{ name: "a", cost: 1 }])).toThrow("0.cost");
    expect(() => checkAnswer(endpoint, [{ name: "a", inner: { at: "b", cost: 0 } }])).toThrow("0.inner.cost");
  });

  it("may not say less, nor something else", () => {
    expect(() => checkAnswer(endpoint, [{}])).toThrow();
    expect(() => checkAnswer(endpoint, [{ name: 5 }])).toThrow();
  });
});
