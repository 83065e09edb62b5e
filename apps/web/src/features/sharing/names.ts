import { esimNameFault, tidyEsimName } from "@rihla/contract/rules/esim-name";

/**
 * The names in a list as it was typed or pasted: from a message, numbered or not, or from a table, of which the first column
 * counts.
 */
export function namesIn(list: string): string[] {
  return list
    .split(/[\n\r;]+/)
    .map((line) => tidyEsimName((line.split("\t").find((cell) => withoutNumber(cell) !== "") ?? "").trim()))
    .map(withoutNumber)
    .filter((name) => name !== "");
}

/** `1.`, `2)`, `3 -`, `٤-` or a bullet before a name; a number alone is no name. */
const withoutNumber = (line: string) =>
  line
    .trim()
    .replace(/^(?:\p{Nd}{1,3}\s*[.):/-]?|[-•*·])\s*/u, "")
    .trim();

/** The first that can't be a name, and why. */
export function wrongName(
  names: readonly string[],
): { name: string; fault: "tooLong" | "invalid" } | undefined {
  for (const name of names) {
    const fault = esimNameFault(name);
    if (fault) return { name, fault: fault === "name_too_long" ? "tooLong" : "invalid" };
  }
  return undefined;
}
