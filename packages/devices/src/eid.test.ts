import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { eidDigits, eidFault } from "./eid.ts";

const real = [
  "89049032007108882600137544319616",
  "89882119900000000000000000001654",
  "89001012012341234012345678901224",
  "89049032123451234512345678901235",
];

/** 30 digits and the two that check them. */
const anyEid = fc
  .string({ unit: fc.constantFrom(..."0123456789"), minLength: 30, maxLength: 30 })
  .map((digits) => digits + String(98n - (BigInt(`${digits}00`) % 97n)).padStart(2, "0"));

describe("an EID", () => {
  it.each(real)("is right with its own check digits: %s", (eid) => expect(eidFault(eid)).toBeNull());

  it.each(["89049032000001000000100164720001", "89044000000000000000000000000000"])(
    "is wrong with others: %s",
    (eid) => expect(eidFault(eid)).toBe("digits"),
  );

  it("may be written in groups, and in Arabic digits", () => {
    expect(eidFault("8904 9032 0071 0888 2600 1375 4431 9616")).toBeNull();
    expect(
      eidFault((real[0] as string).replaceAll(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "")),
    ).toBeNull();
    expect(eidDigits(" 89-04\u200e ")).toBe("8904");
  });

  it("is told from what is too short, too long, or no number", () => {
    expect(eidFault("8904")).toBe("short");
    expect(eidFault(`${real[0]}1`)).toBe("long");
    expect(eidFault("350000000000000X")).toBe("letters");
    expect(eidFault("")).toBe("short");
  });
});

test("every EID is right, and none with one digit changed or two exchanged", () => {
  fc.assert(
    fc.property(anyEid, fc.nat(31), fc.integer({ min: 1, max: 9 }), (eid, at, more) => {
      expect(eidFault(eid)).toBeNull();
      const changed = [...eid];
      changed[at] = String((Number(eid[at]) + more) % 10);
      expect(eidFault(changed.join(""))).toBe("digits");
      const [one, other] = [eid[at] as string, eid[(at + 1) % 32] as string];
      if (at < 31 && one !== other)
        expect(eidFault(eid.slice(0, at) + other + one + eid.slice(at + 2))).toBe("digits");
    }),
  );
});
