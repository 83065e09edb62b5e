import { expect, test } from "vitest";
import { readFile } from "./index.ts";
import { pass, today } from "./samples/sample.ts";
import { told } from "./samples/told.ts";
import { zipOf } from "./testing/zip.ts";

const air = { transitType: "PKTransitTypeAir" };
const field = (label: string, value: string) => ({ key: label, label, value });
const bytes = (text: string) => new TextEncoder().encode(text);
const paris = pass([["ALG", "CDG", "AH", "1006", 352]]);

const passes: readonly [name: string, pass: object, expected: string][] = [
  ["its code", { barcodes: [{ message: paris }], boardingPass: air }, "FR 2026-12-18 ?"],
  ["its code, as it was before", { barcode: { message: paris }, boardingPass: air }, "FR 2026-12-18 ?"],
  [
    "the year of its own date",
    { barcode: { message: paris }, relevantDate: "2025-12-18T08:30+01:00", boardingPass: air },
    "nothing past",
  ],
  [
    "its airports, where the code is the airline's own",
    {
      barcode: { message: "1234567" },
      relevantDate: "2027-02-03T22:00+01:00",
      semantics: { departureAirportCode: "ALG", destinationAirportCode: "JED" },
      boardingPass: air,
    },
    "SA 2027-02-03 ?",
  ],
  [
    "its two large fields",
    {
      relevantDates: [{ date: "2026-12-15T14:10:00+01:00" }],
      boardingPass: { ...air, primaryFields: [field("Algiers", "ALG"), field("Istanbul", "IST")] },
    },
    "TR 2026-12-15 ?",
  ],
  [
    "an hour before midnight in UTC",
    {
      relevantDate: "2027-02-02T23:30:00Z",
      boardingPass: { ...air, primaryFields: [field("Alger", "ALG"), field("Djeddah", "JED")] },
    },
    "SA 2027-02-03 ?",
  ],
  [
    "its fields as a text",
    {
      boardingPass: {
        ...air,
        primaryFields: [field("Alger (ALG)", "08:30"), field("Paris (CDG)", "11:50")],
        secondaryFields: [field("Passager", "AMINA BENALI"), field("Date du vol", "18 déc. 2026")],
      },
    },
    "FR 2026-12-18 ?",
  ],
  [
    "a train's",
    { boardingPass: { transitType: "PKTransitTypeTrain", primaryFields: [field("Paris", "PAR")] } },
    "nothing no-flight",
  ],
  ["a coupon", { coupon: {} }, "nothing no-flight"],
];

test.each(passes)("a wallet's pass is read by %s", async (_, inside, expected) => {
  const packed = zipOf({ "manifest.json": "{}", "pass.json": JSON.stringify(inside) });
  expect(told(await readFile(packed, today))).toBe(expected);
});

test("a pass that was only stored is read, too", async () => {
  const inside = JSON.stringify({ barcode: { message: paris }, boardingPass: air });
  expect(told(await readFile(zipOf({ "pass.json": inside }, true), today))).toBe("FR 2026-12-18 ?");
});

test.each([
  ["no pass in it", zipOf({ "other.json": "{}" })],
  ["no JSON", zipOf({ "pass.json": "{" })],
  ["a list", zipOf({ "pass.json": "[]" })],
  ["a file that grows too large", zipOf({ "pass.json": " ".repeat(1_000_001) })],
  ["half of it", zipOf({ "pass.json": "{}" }).slice(0, 60)],
  ["two letters", bytes("PK")],
  ["nothing", bytes("")],
])("a zip with %s gives nothing", async (_, file) => {
  expect(told(await readFile(file, today))).toBe("nothing no-flight");
});

test("a text file is read as a text, a PDF is named", async () => {
  expect(told(await readFile(bytes("Vol Alger - Paris 18/12/2026"), today))).toBe("FR 2026-12-18 ?");
  expect(told(await readFile(bytes("%PDF-1.7"), today))).toBe("nothing pdf");
});
