import { Refusal } from "./refusal.ts";

/** A JSON object whose fields are whatever the caller sent. */
export type Input = Record<string, unknown>;

export function asObject(value: unknown): Input {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Input) : {};
}

/** Filters may be sent as empty strings, which mean the same as not sending them. */
export function optionalText(input: Input, name: string): string {
  const value = input[name];
  if (value === undefined || value === null) return "";
  if (typeof value !== "string") throw new Refusal("000107", name);
  return value;
}

export function requiredText(input: Input, name: string, longest: number): string {
  const value = optionalText(input, name);
  if (value === "") throw new Refusal("000105", name);
  if (value.length > longest) throw new Refusal("000107", name);
  return value;
}

export function optionalInteger(
  input: Input,
  name: string,
  lowest: number,
  highest: number,
): number | undefined {
  const value = input[name];
  if (value === undefined || value === null || value === "") return undefined;
  if (typeof value !== "number" || !Number.isInteger(value)) throw new Refusal("000107", name);
  if (value < lowest || value > highest) throw new Refusal("000107", name);
  return value;
}
