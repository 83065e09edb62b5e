import type { CallExpression } from "@swc/core";
import { type Node, nodesOf, patternOf } from "../syntax-tree.ts";

/** What a source says about messages. A key may hold stars, each for a part that is known only when it runs. */
export type Said = {
  /** Keys asked of a translator whose namespace is known. */
  keys: string[];
  /** Keys asked of a translator that was handed over, without its namespace. */
  keysOfSome: string[];
  namespaces: string[];
  /** Namespaces of which a key is asked that is data; it stands as a text somewhere. */
  askedByData: string[];
  texts: string[];
};

/** Several components of a file may each have a `t` of their own: whose is asked is not told apart. */
type Bound = { name: string; namespace: string };
const translators = [
  "useTranslations",
  "createTranslator",
  "mailTranslator",
  "captchaTranslator",
  "sheetTranslator",
  "paperTranslator",
  "monthTranslator",
  "invoiceTranslator",
  "companyTranslator",
  "givingBackTranslator",
];
/** Those that speak for one namespace only. */
const namespaceOfTranslator = new Map([
  ["mailTranslator", "mail"],
  ["captchaTranslator", "captcha"],
  ["sheetTranslator", "sheet"],
  ["paperTranslator", "paper"],
  ["monthTranslator", "month"],
  ["invoiceTranslator", "invoice"],
  ["companyTranslator", "company"],
  ["givingBackTranslator", "givingBack"],
]);

export function saidBy(file: string): Said {
  const nodes = nodesOf(file);
  const bound = nodes.flatMap((node) => binding(node) ?? []);
  const namespaces = bound.map(({ namespace }) => namespace);
  const said: Said = { keys: [], keysOfSome: [], namespaces, askedByData: [], texts: [] };
  for (const node of nodes) {
    if (node.type === "StringLiteral") said.texts.push(node.value);
    if (node.type === "TemplateLiteral") said.texts.push(patternOf(node));
    if (node.type === "CallExpression") readCall(node, bound, said);
  }
  return said;
}

/** `const t = useTranslations("plans")`: the namespace that `t` speaks for. */
function binding(node: Node): Bound | undefined {
  if (node.type !== "VariableDeclarator" || !node.init) return;
  const namespace = spokenForBy(node.init);
  if (namespace === undefined) return;
  return { name: node.id.type === "Identifier" ? node.id.value : "", namespace };
}

/** `useTranslations("plans")`: its namespace; undefined of any other call. */
function spokenForBy(call: Node): string | undefined {
  if (call.type !== "CallExpression" || call.callee.type !== "Identifier") return;
  const { value: name } = call.callee;
  if (!translators.includes(name)) return;
  return namespaceOfTranslator.get(name) ?? namespaceOf(call.arguments[0]?.expression);
}

function namespaceOf(argument: Node | undefined): string {
  if (!argument) return "";
  if (argument.type === "ObjectExpression") {
    const [found] = argument.properties.flatMap((one) =>
      one.type === "KeyValueProperty" && "value" in one.key && one.key.value === "namespace"
        ? [one.value]
        : [],
    );
    return found ? patternOf(found) : "";
  }
  return patternOf(argument);
}

/** `t("key")`, `t.rich("key")`, `useTranslations("plans")("key")`. */
function readCall({ callee, arguments: [first] }: CallExpression, bound: Bound[], said: Said): void {
  if (!first || callee.type === "Super" || callee.type === "Import") return;
  const target = callee.type === "MemberExpression" ? callee.object : callee;
  const itself = spokenForBy(target);
  const ofName = bound.filter(({ name }) => target.type === "Identifier" && name === target.value);
  const asked = itself === undefined ? ofName.map(({ namespace }) => namespace) : [itself];
  for (const key of keysOf(first.expression)) {
    if (asked.length === 0) said.keysOfSome.push(key);
    for (const namespace of asked) {
      if (key === "*") said.askedByData.push(namespace);
      else said.keys.push(namespace === "" ? key : `${namespace}.${key}`);
    }
  }
  if (itself !== undefined) said.namespaces.push(itself);
}

function keysOf(node: Node): string[] {
  if (node.type === "ConditionalExpression") return [...keysOf(node.consequent), ...keysOf(node.alternate)];
  return [patternOf(node)];
}

/** The keys of `all` that none of these sources can show. */
export function neverShown(all: readonly string[], sources: readonly Said[]): string[] {
  const texts = fitting(sources.flatMap((said) => said.texts));
  const asked = fitting(sources.flatMap(({ keys }) => keys));
  const handedOver = fitting(
    sources.flatMap(({ keysOfSome }) => keysOfSome),
    texts.whole,
  );
  const namespaces = new Set(sources.flatMap((said) => said.namespaces));
  const byData = new Set(sources.flatMap(({ askedByData }) => askedByData));
  const isShown = (key: string) =>
    asked.fits(key) ||
    divisions(key).some(
      ([namespace, rest]) =>
        (namespaces.has(namespace) && handedOver.fits(rest)) || (byData.has(namespace) && texts.fits(rest)),
    );
  return all.filter((key) => !isShown(key));
}

/** `a.b.c` as namespace and key: none and all, `a` and `b.c`, `a.b` and `c`. */
function divisions(key: string): [string, string][] {
  const parts = key.split(".");
  return parts.map((_, at) => [parts.slice(0, at).join("."), parts.slice(at).join(".")]);
}

/** Keys, some with stars for one part each; a star in front may also be one of `beginnings`, with dots in it. */
function fitting(all: readonly string[], beginnings: ReadonlySet<string> = new Set()) {
  const whole = new Set(all.filter((one) => !one.includes("*")));
  // Without a letter it would fit everything.
  const open = [...new Set(all)].filter((one) => one.includes("*") && /[a-z]/i.test(one));
  const expressions = open.map((one) => new RegExp(`^${escaped(one).replaceAll("*", "[^.]+")}$`));
  const ends = open.filter((one) => one.lastIndexOf("*") === 0).map((one) => one.slice(1));
  const fits = (key: string) =>
    whole.has(key) ||
    expressions.some((expression) => expression.test(key)) ||
    ends.some((end) => key.endsWith(end) && beginnings.has(key.slice(0, -end.length)));
  return { whole, fits };
}

const escaped = (text: string) => text.replaceAll(/[.+?^$()|[\]{}\\]/g, "\\$&");
