import { fieldRefusal } from "./refusal.ts";

/** A JSON object or a form, whose fields are whatever the caller sent. */
export type Input = Record<string, unknown>;

export function optionalText(input: Input, name: string): string {
  const value = input[name] ?? "";
  if (typeof value === "string") return value;
  throw fieldRefusal({ [name]: `The ${name} must be a string.` });
}

export function requiredText(input: Input, name: string): string {
  const value = optionalText(input, name);
  if (value === "") throw fieldRefusal({ [name]: `The ${name} field is required.` });
  return value;
}

/** Numbers may be sent as text. */
export function requiredInteger(input: Input, name: string, most: number): number {
  const value = Number(input[name] ?? Number.NaN);
  if (!Number.isInteger(value)) throw fieldRefusal({ [name]: `The ${name} must be an integer.` });
  if (value < 1) throw fieldRefusal({ [name]: `The ${name} must be at least 1.` });
  if (value > most) throw fieldRefusal({ [name]: `The ${name} may not be greater than ${most}.` });
  return value;
}

export function textList(input: Input, name: string): string[] {
  const value = input[name] ?? [];
  const list = Array.isArray(value) ? value : [value];
  if (list.every((one) => typeof one === "string")) return list;
  throw fieldRefusal({ [name]: `The ${name} must be an array.` });
}

export function requiredAddress(input: Input, name: string): string {
  const address = requiredText(input, name);
  if (URL.canParse(address)) return address;
  throw fieldRefusal({ [name]: `The ${name} must be a valid URL.` });
}
