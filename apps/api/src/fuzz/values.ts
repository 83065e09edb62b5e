import fc, { type Arbitrary } from "fast-check";

/** A JSON Schema, as far as the published description goes. */
export type Shape = {
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  type?: string | string[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
};
/** Real names of things by the field they are sent in, so that calls get further than "not found". */
export type Known = Readonly<Record<string, readonly string[]>>;

/** What a JSON Schema of the published description allows. `name`: of the field or parameter. */
export function allowedBy(schema: Shape, known: Known, name = ""): Arbitrary<unknown> {
  if (known[name]) return fc.constantFrom(...known[name]);
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => allowedBy(one, known, name)));
  if (schema.type === "object") return objectOf(schema, known);
  if (schema.type === "array") return listOf(schema, known, name);
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "integer" || schema.type === "number") return numberOf(schema);
  if (schema.type === "string") return textOf(schema);
  return fc.jsonValue();
}

function objectOf({ properties = {}, required = [] }: Shape, known: Known): Arbitrary<unknown> {
  const fields = Object.entries(properties);
  const values = Object.fromEntries(fields.map(([name, shape]) => [name, allowedBy(shape, known, name)]));
  return fc.record(values, { requiredKeys: required });
}

function listOf({ items = {}, minItems = 0, maxItems = 4 }: Shape, known: Known, name: string) {
  const limits = { minLength: minItems, maxLength: Math.min(maxItems, 4) };
  return fc.array(allowedBy(items, known, name), limits);
}

function numberOf({ minimum = 0, maximum = 10_000_000 }: Shape): Arbitrary<unknown> {
  return fc.integer({ min: minimum, max: maximum });
}

function textOf({ pattern, format, minLength = 0, maxLength = 60 }: Shape): Arbitrary<unknown> {
  if (format === "email") return fc.emailAddress();
  if (format === "uuid") return fc.uuid();
  if (pattern !== undefined) {
    const shaped = fc.stringMatching(new RegExp(pattern, "u"));
    return shaped.map((text) => text.slice(0, maxLength));
  }
  return fc.string({ minLength, maxLength, unit: "grapheme" });
}

/** What nobody should send: half characters, NUL, endless numbers, depths, names of JavaScript's own. */
export const rubbish: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, "", "\0", "\ud83d", "'; drop table payment --", "__proto__", "../../..", "%00"),
  fc.constantFrom(-1, 0, 1.5, 2 ** 53, -(2 ** 63), 1e308, true, false, [], {}),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.integer({ min: 1, max: 5000 }).map((length) => "x".repeat(length)),
  fc.integer({ min: 1, max: 200 }).map((depth) => JSON.parse("[".repeat(depth) + "]".repeat(depth))),
  fc.jsonValue({ maxDepth: 3 }),
);

/** The same with one thing wrong: a field that is gone, another that is new, or rubbish somewhere inside. */
export function nearly(value: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc.tuple(value, fc.nat(), fc.constantFrom("drop", "add", "replace"), rubbish).map(spoil);
}

function spoil([value, pick, how, wrong]: [unknown, number, string, unknown]): unknown {
  if (typeof value !== "object" || value === null) return wrong;
  const copy = structuredClone(value) as Record<string, unknown>;
  const names = Object.keys(copy);
  const name = names[pick % Math.max(names.length, 1)] ?? "more";
  if (how === "add") copy.more = wrong;
  else if (how === "drop" && !Array.isArray(copy)) delete copy[name];
  else copy[name] = typeof copy[name] === "object" ? spoil([copy[name], pick, how, wrong]) : wrong;
  return copy;
}
