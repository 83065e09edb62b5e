import { fieldsOf } from "../world/fields.ts";
/** What a test wrote into a control call, checked: a fault that silently never happens would make tests lie. */
export class ControlError extends Error {
  readonly statusCode: number = 400;
}

type Input = Record<string, unknown>;

export function readInput(body: unknown, allowed: readonly string[]): Input {
  const input = fieldsOf(body);
  const strange = Object.keys(input).filter((name) => !allowed.includes(name));
  if (strange.length > 0)
    throw new ControlError(`unknown: ${strange.join(", ")}; known: ${allowed.join(", ")}`);
  return input;
}

export function numberIn(input: Input, name: string, otherwise: number): number {
  const value = input[name] ?? otherwise;
  if (typeof value !== "number" || !Number.isFinite(value))
    throw new ControlError(`${name} must be a number`);
  return value;
}

export function textIn(input: Input, name: string, otherwise: string): string {
  const value = input[name] ?? otherwise;
  if (typeof value !== "string") throw new ControlError(`${name} must be text`);
  return value;
}

export function oneOf<T extends string>(input: Input, name: string, choices: readonly T[], otherwise?: T): T {
  const value = (input[name] ?? otherwise) as T;
  if (!choices.includes(value)) throw new ControlError(`${name} must be one of ${choices.join(", ")}`);
  return value;
}

/** Only the switches that were named, each of the kind its present value has. */
export function switchesIn<T extends object>(body: unknown, present: T): Partial<T> {
  const input = readInput(body, Object.keys(present));
  for (const [name, value] of Object.entries(input)) {
    const kind = typeof present[name as keyof T];
    if (typeof value !== kind) throw new ControlError(`${name} must be a ${kind}`);
  }
  return input as Partial<T>;
}
