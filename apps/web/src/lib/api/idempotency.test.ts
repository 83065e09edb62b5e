import { beforeEach, expect, test } from "vitest";
import { openStorage } from "../../platform/storage/storage.ts";
import { forgetIdempotencyKey, idempotencyKeyFor } from "./idempotency.ts";

beforeEach(() => openStorage("tab", { entries: () => [], write: () => {}, onChange: () => {} }));

test("asking again for the same thing keeps the key", () => {
  expect(idempotencyKeyFor("order", { plan: "A" })).toBe(idempotencyKeyFor("order", { plan: "A" }));
});
test("another input gets another key", () => {
  const first = idempotencyKeyFor("order", { plan: "A" });
  expect(idempotencyKeyFor("order", { plan: "B" })).not.toBe(first);
});
test("a new attempt gets another key", () => {
  const first = idempotencyKeyFor("payment:1", {});
  forgetIdempotencyKey("payment:1");
  expect(idempotencyKeyFor("payment:1", {})).not.toBe(first);
});
