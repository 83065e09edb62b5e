import compile from "icu-minify/compile";
import { namedRule } from "./rule-figures.ts";

export type MessageTree = { [key: string]: string | MessageTree };

/** `a.b.c` → message, of a whole file. */
export function entriesOf(tree: MessageTree, prefix = ""): Map<string, string> {
  const entries = Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[prefix + key, value]] : [...entriesOf(value, `${prefix}${key}.`)],
  );
  return new Map(entries);
}

/** What a message takes: `name`, `count (plural)`, `<tag>`, `rules_name`, sorted, each once. */
export function argumentsOf(message: string): string[] {
  return [...new Set(collect(compile(message.replaceAll(namedRule, "{rules_$1}"))))].sort();
}

/** The words of a message, without what it takes: each with whether it belongs to a plural form, whose number is what is counted. */
export function textsOf(message: string): { text: string; isCounted: boolean }[] {
  return texts(compile(message.replaceAll(namedRule, "{rules_$1}")), false);
}

function texts(node: unknown, isCounted: boolean): { text: string; isCounted: boolean }[] {
  if (typeof node === "string") return [{ text: node, isCounted }];
  if (!Array.isArray(node)) return [];
  return node.flatMap((part: unknown) =>
    Array.isArray(part) ? inPart(part, isCounted) : texts(part, isCounted),
  );
}

function inPart([, kind, ...rest]: unknown[], isCounted: boolean): { text: string; isCounted: boolean }[] {
  if (typeof kind !== "number" || kind === 0) return texts([kind, ...rest], isCounted);
  const forms = typeof rest[0] === "object" && rest[0] !== null ? Object.values(rest[0]) : [];
  return forms.flatMap((form) => texts(form, isCounted || kinds[kind] === "plural"));
}

const kinds: Readonly<Record<number, string>> = { 1: "select", 2: "plural", 3: "ordinal" };

/** Walks icu-minify's compiled form: text, 0 for `#`, [name], [name, kind, forms] or [tag, ...children]. */
function collect(node: unknown): string[] {
  if (!Array.isArray(node)) return [];
  return node.flatMap((part: unknown) => (Array.isArray(part) ? collectPart(part) : []));
}

function collectPart([name, kind, ...rest]: unknown[]): string[] {
  if (kind === undefined) return [String(name)];
  if (typeof kind !== "number" || kind === 0) return [`<${name}>`, ...collect([kind, ...rest])];
  const forms = typeof rest[0] === "object" && rest[0] !== null ? Object.values(rest[0]) : [];
  return [`${name} (${kinds[kind] ?? "formatted"})`, ...forms.flatMap(collect)];
}
