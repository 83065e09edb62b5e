import { legsOfPasses } from "./boarding-pass.ts";
import { addDays } from "./day.ts";
import { airportStop } from "./place-names.ts";
import { readText } from "./read-text.ts";
import { tripOfLegs } from "./stays.ts";
import { type Day, type Leg, miss, type Ticket } from "./ticket.ts";

type Json = Record<string, unknown>;

/** What a wallet's pass says (`pass.json`): its code, else its airports, else its fields as a text. Signatures are not asked for: it only fills a form. */
export function readPass(text: string, today: Day): Ticket {
  const pass = asObject(parsed(text));
  const boarding = asObject(pass?.boardingPass);
  // Trains have the same shape.
  if (!pass || boarding?.transitType !== "PKTransitTypeAir") return miss("no-flight");
  const on = relevantDay(pass);
  const coded = codesOf(pass).flatMap((code) => legsOfPasses(code, today));
  if (coded.length > 0)
    return tripOfLegs(
      coded.map((leg) => onDay(leg, on)),
      today,
    );
  const pair = airportsOf(pass, boarding);
  if (pair && on) return tripOfLegs([{ ...pair, day: on }], today);
  return readText(fieldsAsText(boarding), today);
}

/** The year of its own date holds: the code has none. */
function onDay(leg: Leg, on: Day | null): Leg {
  if (!on || !leg.day || leg.day.slice(5) !== on.slice(5)) return leg;
  return { ...leg, day: on };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return null;
  }
}

const asObject = (value: unknown): Json | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : undefined;

const objectsIn = (value: unknown): Json[] =>
  (Array.isArray(value) ? value.slice(0, 40) : []).map(asObject).filter((one) => one !== undefined);

function codesOf(pass: Json): string[] {
  const barcodes = [...objectsIn(pass.barcodes), ...objectsIn([pass.barcode])];
  const messages = barcodes.flatMap(({ message }) => (typeof message === "string" ? [message] : []));
  return [...new Set(messages)].slice(0, 1);
}

/** The day where it begins: its hour has that place's offset. */
function relevantDay(pass: Json): Day | null {
  const semantics = asObject(pass.semantics);
  const [newer] = objectsIn(pass.relevantDates);
  const said = [
    semantics?.currentDepartureDate,
    semantics?.originalDepartureDate,
    pass.relevantDate,
    newer?.date,
    newer?.startDate,
  ].find((value) => typeof value === "string");
  if (typeof said !== "string" || !/^\d{4}-\d{2}-\d{2}/.test(said)) return null;
  const day = said.slice(0, 10);
  // 23:30 in UTC is the next day in Algiers, where most begin.
  return /T23:\d{2}(?::\d{2})?Z$/.test(said) ? addDays(day, 1) : day;
}

function airportsOf(pass: Json, boarding: Json): Omit<Leg, "day"> | null {
  const semantics = asObject(pass.semantics);
  const fields = objectsIn(boarding.primaryFields).map(({ value, label }) => codeIn(value) ?? codeIn(label));
  const from = airportStop(codeIn(semantics?.departureAirportCode) ?? fields[0] ?? "");
  const to = airportStop(codeIn(semantics?.destinationAirportCode) ?? fields[1] ?? "");
  return from && to ? { from, to } : null;
}

const codeIn = (value: unknown): string | undefined =>
  typeof value === "string" && /^[A-Z]{3}$/.test(value.trim()) ? value.trim() : undefined;

function fieldsAsText(boarding: Json): string {
  const kinds = ["headerFields", "primaryFields", "secondaryFields", "auxiliaryFields", "backFields"];
  return kinds
    .flatMap((kind) => objectsIn(boarding[kind]))
    .map(({ label, value }) => [label, value].filter((part) => typeof part === "string").join(" : "))
    .join("\n");
}
