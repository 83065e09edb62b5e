import { expect, test } from "vitest";
import { firstEntry, nextEntry, type PinEntry, type PinEvent } from "./pin-entry.ts";

const after = (entry: PinEntry, ...events: PinEvent[]) => events.reduce(nextEntry, entry);
const type = (digits: string): PinEvent[] => [...digits].map((digit) => ({ type: "digit", digit }));
const refused: PinEvent = { type: "refused", refusal: { message: "no" } };

test("digits are appended up to four", () => {
  expect(after(firstEntry(4), ...type("12345")).pin).toBe("1234");
});
test("deleting takes the last one and the error away", () => {
  expect(after(firstEntry(4), ...type("1234"), refused, { type: "delete" })).toEqual({
    pin: "123",
    attempts: 3,
    error: undefined,
  });
});
test("a refusal takes an attempt, never below none, and keeps the PIN until its time is over", () => {
  expect(after(firstEntry(4), ...type("1234"), refused)).toEqual({
    pin: "1234",
    attempts: 3,
    error: { message: "no" },
  });
  expect(after(firstEntry(1), refused, refused).attempts).toBe(0);
});
test("how many attempts are left is whose it is to count them, where they say so", () => {
  const counted: PinEvent = { type: "refused", refusal: { message: "no", attemptsLeft: 1 } };
  expect(after(firstEntry(4), counted).attempts).toBe(1);
});
test("when the error's time is over the PIN is empty", () => {
  expect(after(firstEntry(4), ...type("1234"), refused, { type: "errorOver" })).toEqual(firstEntry(3));
});
test("without attempts no digit is taken", () => {
  expect(after(firstEntry(1), refused, { type: "errorOver" }, ...type("12")).pin).toBe("");
});
