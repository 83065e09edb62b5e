import fc from "fast-check";
import { expect, test } from "vitest";
import { findAnswer, isGood, readCheck, writeCheck } from "./phone-check.ts";

const anyCheck = fc.record({
  model: fc.oneof(
    fc.constant(null),
    fc.constantFrom("Galaxy S23+", "iPhone SE (2nd gen, 2020)", "هاتفي & co 100%"),
  ),
  eid: fc.constantFrom("verified", "shown", "told", "missing", "unknown"),
  lock: fc.constantFrom("free", "locked", "unknown"),
  forSomebodyElse: fc.boolean(),
});

test("what was answered is read again as it was written, also from a message around its link", () => {
  fc.assert(
    fc.property(anyCheck, (check) => {
      const line = writeCheck(check);
      expect(readCheck(line)).toEqual(check);
      const query = new URLSearchParams({ answer: line });
      const message = `C’est bon : voici\nhttps://shop.example/fr/compatibility?${query} merci`;
      expect(findAnswer(message)).toEqual({ ...check, forSomebodyElse: true });
    }),
  );
});

test("nothing else is taken for an answer", () => {
  fc.assert(fc.property(fc.string(), (line) => void findAnswer(line)));
  for (const line of ["", "vf-", "xfm-", `vfm-${"x".repeat(61)}`, "vfm-a\nb", "?answer=%E0%A4%A"])
    expect(findAnswer(line)).toBeNull();
});

test("a phone is good that has an EID, or says itself that it takes eSIMs, and is not locked", () => {
  const check = { model: null, eid: "shown", lock: "free", forSomebodyElse: false } as const;
  expect(isGood(check)).toBe(true);
  for (const eid of ["verified", "told"] as const) expect(isGood({ ...check, eid })).toBe(true);
  for (const bad of [
    { eid: "missing" },
    { eid: "unknown" },
    { lock: "locked" },
    { lock: "unknown" },
  ] as const)
    expect(isGood({ ...check, ...bad })).toBe(false);
});
