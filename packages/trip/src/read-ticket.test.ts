import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTicket } from "./index.ts";
import { samples } from "./samples/index.ts";
import { pass, today } from "./samples/sample.ts";
import { told } from "./samples/told.ts";
import { longestText } from "./tidy.ts";

const read = (text: string) => told(readTicket(text, today));

describe("the table of samples", () => {
  test.each(samples)("%s", (_, text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test("is large enough to say something", () => {
    expect(samples.length).toBeGreaterThanOrEqual(150);
    expect(new Set(samples.map(([, text]) => text)).size).toBe(samples.length);
  });
});

test("nothing of who travels is part of what was read", () => {
  const secret = pass([["ALG", "CDG", "AH", "1006", 352]]);
  for (const text of [
    secret,
    `${secret} Alger - Paris`,
    "1.BENALI/AMINA MRS XK7QM2\n1 TK 652 Y 15DEC 2 ALGIST HK1",
  ]) {
    const all = JSON.stringify(readTicket(text, today));
    expect(all).not.toMatch(/BENALI|AMINA|XK7QM2|1006|652/i);
  }
});

/** Pieces that look like a ticket's: random letters alone would be put aside at once. */
const piece = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(...samples.map(([, text]) => text)),
  fc.constantFrom(
    "ALG-IST",
    " 15/12 ",
    "31/02/2027",
    "29/02",
    "ALGIST",
    "M4",
    "/",
    "\n",
    "du 15 au ",
    "(CDG)",
    "366",
    "الجزائر",
  ),
  fc.integer({ min: 0, max: 99_999_999 }).map(String),
);

test("whatever is pasted, reading it never throws, and dates are in order and not over", () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 12 }),
      fc.constantFrom("", "BEGIN:VCALENDAR\n"),
      (pieces, head) => {
        const ticket = readTicket(head + pieces.join(""), today);
        if (ticket.kind === "miss") return;
        expect(ticket.country).toMatch(/^[A-Z]{2}$/);
        for (const { from, to } of [ticket, ticket.otherwise ?? ticket]) {
          expect(from === null || from >= today).toBe(true);
          expect(from === null || to === null || to >= from).toBe(true);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test("what stands behind the end of what is read changes nothing", () => {
  const filler = "x".repeat(longestText);
  expect(read(`Vol Alger - Paris 18/12/2026\n${filler}Vol Alger - Istanbul 20/12/2026`)).toBe(
    "FR 2026-12-18 ?",
  );
});
