import { algiersOffset } from "../infra/algiers.ts";
import { isId } from "../infra/ids.ts";

export function needed(word: string | undefined, name: string): string {
  if (!word) throw new Error(`${name} is missing`);
  return word;
}

/** Amounts have two decimals in every currency that is sold in. */
export function minorUnits(text: string): number {
  const parts = /^(\d{1,9})(?:\.(\d{2}))?$/.exec(text);
  if (!parts) throw new Error(`"${text}" is no amount; write 1500 or 12.50`);
  return Number(parts[1]) * 100 + Number(parts[2] ?? 0);
}

/** `2026-05-03` or `2026-05-03T14:05`, in Algerian time; another time says which (`…T13:05Z`). */
export function momentFrom(word: string | undefined, name: string): Date {
  const text = needed(word, name);
  const said = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00` : text;
  const at = new Date(/(?:Z|[+-]\d{2}:\d{2})$/.test(said) ? said : `${said}${algiersOffset}`);
  if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(at.getTime()))
    throw new Error(`"${text}" is no time; write 2026-05-03T14:05`);
  return at;
}

/** From one moment to a later one: the other way round nothing would ever be found, which would read as good news. */
export function spanOf(first: string | undefined, last: string | undefined): { from: Date; to: Date } {
  const [from, to] = [momentFrom(first, "FROM"), momentFrom(last, "TO")];
  if (from >= to)
    throw new Error(`FROM must be before TO: ${first} is not before ${last}. Nothing was asked.`);
  return { from, to };
}

/** An eSIM, and whether something is so of it. */
export function decisionIn(command: string, [id, word]: string[]): [esim: string, isYes: boolean] {
  if (!isId(id) || (word !== "yes" && word !== "no"))
    throw new Error(`Say ${command} ESIM yes or ${command} ESIM no`);
  return [id, word === "yes"];
}
