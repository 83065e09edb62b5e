import { latinDigits } from "@rihla/contract/rules";
import { algiersOffset } from "../../../infra/algiers.ts";

/** Marks that turn the direction of writing, which Arabic spreadsheets leave beside numbers. */
const turns = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
/** No sum or moment is longer, and a cell may have megabytes. */
const longestCell = 60;
const cleaned = (text: string) =>
  text.length > longestCell ? "" : latinDigits(text).replace(turns, "").trim();

/** Three digits a group, by one sign; then a comma or a point and one or two digits. A single sign before three digits groups: no currency sold in has thousandths. */
const sumShape = /^(\d{1,3}(?:([ .,’'])\d{3})?(?:\2\d{3})*|\d{1,12})(?:([.,])(\d{1,2}))?$/;
const minus = /^[-−(]|[-−]$/;
const namesOfCurrencies = /^(?:DZD|DA|USD|EUR|\$|€|د\.?ج\.?)\s*|\s*(?:DZD|DA|USD|EUR|\$|€|د\.?ج\.?)$/gi;

/** A sum in minor units, below nothing where it was given back: "1 234,50", "-1.234,5", "(12)", "1234.50 DA". Undefined of what is none. */
export function readSum(text: string, inMinorUnits = false): number | undefined {
  const typed = cleaned(text)
    .replace(/\s/g, " ")
    .replaceAll("٫", ",")
    .replaceAll("٬", " ")
    .replace(namesOfCurrencies, "");
  const sign = minus.test(typed) ? -1 : 1;
  const parts = sumShape.exec(typed.replace(/^[-−+(]\s*|\s*[-−)]$/g, ""));
  if (!parts) return undefined;
  const [, whole = "", grouping, point, decimals = ""] = parts;
  if (grouping !== undefined && grouping === point) return undefined;
  const units = Number(whole.replace(/\D/g, ""));
  if (inMinorUnits) return decimals.replaceAll("0", "") === "" ? sign * units : undefined;
  return sign * (units * 100 + Number(decimals.padEnd(2, "0")));
}

const clock = String.raw`(?:[T ,à]+(\d{1,2})[:h](\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?`;
const yearFirst = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${clock}$`);
const dayFirst = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})${clock}$`);
const unbroken = /^(20\d{2})(\d{2})(\d{2})(?:\d{4}|\d{6})?$/;

/** The day in Algeria of a moment as banks write it, the day before the month. Undefined of what is none. */
export function readDay(text: string): string | undefined {
  const typed = cleaned(text).replace(/\s+/g, " ");
  const turned = dayFirst.exec(typed);
  if (turned) {
    const [, day, month, year = "", ...time] = turned;
    return dayOf([year.length === 2 ? `20${year}` : year, month, day, ...time]);
  }
  const parts = yearFirst.exec(typed) ?? unbroken.exec(typed);
  return parts ? dayOf(parts.slice(1)) : undefined;
}

function dayOf(parts: (string | undefined)[]): string | undefined {
  const [year, month, day, hour, minute, second, zone] = parts.map((part) => part?.replace(/^\d$/, "0$&"));
  const date = `${year}-${month}-${day}`;
  const isDay = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(isDay.getTime()) || isDay.toISOString().slice(0, 10) !== date) return undefined;
  const at = new Date(`${date}T${hour ?? "00"}:${minute ?? "00"}:${second ?? "00"}${zoneOf(zone)}`);
  return Number.isNaN(at.getTime())
    ? undefined
    : new Date(at.getTime() + 3_600_000).toISOString().slice(0, 10);
}

/** "+0100" is written with a colon. */
const zoneOf = (zone: string | undefined) => zone?.replace(/^([+-]\d{2})(\d{2})$/, "$1:$2") ?? algiersOffset;

const currencies: Readonly<Record<string, string>> = {
  DA: "DZD",
  DINAR: "DZD",
  "012": "DZD",
  "12": "DZD",
  "د.ج": "DZD",
  دج: "DZD",
  "840": "USD",
  $: "USD",
  "978": "EUR",
  "€": "EUR",
};

/** By its letters, its number, or its sign. */
export function readCurrency(text: string): string | undefined {
  const typed = cleaned(text).toUpperCase();
  return currencies[typed] ?? (/^[A-Z]{3}$/.test(typed) ? typed : undefined);
}
