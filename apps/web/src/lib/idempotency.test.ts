import { beforeEach, expect, test } from "vitest";
import { forgetIdempotencyKey, idempotencyKeyFor } from "./idempotency.ts";

const kept = new Map<string, string>();
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
} as unknown as Storage;
beforeEach(() => kept.clear());

test("asking again for the same thing keeps the key", () => {
  expect(idempotencyKeyFor("order", { plan: "A" }, storage)).toBe(
    idempotencyKeyFor("order", { plan: "A" }, storage),
  );
});
test("another input gets another key", () => {
  const first = idempotencyKeyFor("order", { plan: "A" }, storage);
  expect(idempotencyKeyFor("order", { plan: "B" }, storage)).not.toBe(first);
});
test("a new attempt gets another key", () => {
  const first = idempotencyKeyFor("payment:1", {}, storage);
  forgetIdempotencyKey("payment:1", storage);
  expect(idempotencyKeyFor("payment:1", {}, storage)).not.toBe(first);
});
