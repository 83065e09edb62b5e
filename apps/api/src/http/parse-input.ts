import { type Endpoint, type FieldErrorCode, fieldErrorCodes } from "@rihla/contract";
import type { ZodMiniType } from "zod/mini";
import { Refusal } from "../refusal.ts";

/** Parses by the contract's schema or refuses with one code per field. */
export function parseInput<Output>(schema: ZodMiniType<Output>, input: unknown): Output {
  assertReadable(input);
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new Refusal("invalid_input", {
    errors: parsed.error.issues.flatMap((issue) =>
      fieldsOf(issue).map((path) => ({ path: path.join("."), code: codeOf(issue, input) })),
    ),
  });
}

/** The names in an address, by the contract's shapes: what has another shape does not exist. */
export function parsePath({ path }: Pick<Endpoint, "path">, params: unknown): unknown {
  const parsed = path?.safeParse(params);
  if (parsed && !parsed.success) throw new Refusal("not_found");
  return parsed?.data;
}

/** Deeper than anything that the contract knows; what comes from outside must not decide how deep we recurse. */
const deepest = 20;

/** PostgreSQL has no NUL character and UTF-8 no half of a surrogate pair: neither would be read back as it was sent. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes("\0");

/** Refuses what is too deep to be looked through, or holds a text that can't be stored. */
export function assertReadable(input: unknown): void {
  const path = pathOfUnreadable(input);
  if (path) throw new Refusal("invalid_input", { errors: [{ path: path.join("."), code: "invalid" }] });
}

/** Where something is that is too deep, or a text that can't be stored. */
function pathOfUnreadable(value: unknown, depth = 0): string[] | null {
  if (typeof value === "string") return isStorable(value) ? null : [];
  if (typeof value !== "object" || value === null) return null;
  if (depth === deepest) return [];
  for (const [key, inner] of Object.entries(value)) {
    const path = pathOfUnreadable(inner, depth + 1);
    if (path) return [key, ...path];
  }
  return null;
}

/** Fields that may not be sent are named, as those that are wrong are. */
function fieldsOf(issue: { path: PropertyKey[]; keys?: string[] }): PropertyKey[][] {
  return issue.keys ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
}

/** The schemas name their own code as message; what the library words itself is told apart as missing or invalid. */
function codeOf(issue: { message: string; path: PropertyKey[] }, input: unknown): FieldErrorCode {
  const code = fieldErrorCodes.find((one) => one === issue.message);
  if (code) return code;
  return valueAt(input, issue.path) === undefined ? "required" : "invalid";
}

function valueAt(input: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => Object(value)[key], input);
}
