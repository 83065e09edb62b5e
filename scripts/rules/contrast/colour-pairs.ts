import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "@swc/core";
import { root } from "../../program/paths.ts";

/** Words and the ground they are written on, as names of tokens. */
export type ColourPair = { text: string; ground: string };

/** Where the tokens stand, for each theme. */
export const styles = path.join(root, "packages/ui/src/tokens.css");
const tokens = [...readFileSync(styles, "utf8").matchAll(/--color-([\w-]+): var/g)].map(([, name]) => name);

type Node = { type: string; [part: string]: unknown };

/** What the page itself, a card or a sheet brings to a component that brings no ground of its own. */
const openGrounds = ["paper", "surface"];

/** Every colour of text in a source with each ground that the same element, or the nearest around it, gives it. */
export function colourPairsIn(source: string): ColourPair[] {
  const tree = parseSync(source, { syntax: "typescript", tsx: true }) as unknown as Node;
  return pairsIn(tree, openGrounds);
}

function pairsIn(value: unknown, around: readonly string[]): ColourPair[] {
  if (Array.isArray(value)) return value.flatMap((one) => pairsIn(one, around));
  if (typeof value !== "object" || value === null) return [];
  const node = value as Node;
  if (node.type === "JSXElement") return pairsOfElement(node, around);
  // Looks that stand apart from their elements.
  const own = isText(node) ? pairsOf([node], around) : [];
  return [...own, ...Object.values(node).flatMap((part) => pairsIn(part, around))];
}

function pairsOfElement({ opening, children }: Node, around: readonly string[]): ColourPair[] {
  const attributes = (opening as Node).attributes as { name?: { value: string }; value?: unknown }[];
  const named = (name: string) => attributes.find((attribute) => attribute.name?.value === name);
  // Drawings say nothing that isn't said beside them.
  if (named("aria-hidden") || ((opening as Node).name as Node).value === "Khatim") return [];
  const classes = textsIn(named("className")?.value);
  const grounds = classes.flatMap((text) => tokensOf("bg", text)).map(({ name }) => name);
  const inside = grounds.length > 0 ? grounds : around;
  const others = attributes.filter((attribute) => attribute.name?.value !== "className");
  return [...pairsOf(classes, around), ...pairsIn(others, inside), ...pairsIn(children, inside)];
}

/** Of one element: texts that name no ground themselves go with each ground that another of its texts names. */
function pairsOf(classes: readonly Node[], around: readonly string[]): ColourPair[] {
  const all = classes.flatMap((text) => tokensOf("bg", text));
  return classes.flatMap((text) => {
    const own = tokensOf("bg", text);
    const written = tokensOf("text", text);
    const grounds = own.length > 0 ? own : all.length > 0 ? all : around.map(everywhere);
    return written.flatMap((one) =>
      grounds
        .filter((ground) => meet(one, ground, written, grounds))
        .map((ground) => ({ text: one.name, ground: ground.name })),
    );
  });
}

/** A colour with the width of screen from which it is so: `lg:bg-surface`. */
type Token = { name: string; from: string };
const everywhere = (name: string): Token => ({ name, from: "" });

/** What is so from some width on takes the place of what is so everywhere. */
function meet(text: Token, ground: Token, texts: readonly Token[], grounds: readonly Token[]): boolean {
  if (text.from === ground.from) return true;
  if (text.from === "") return !texts.some(({ from }) => from === ground.from);
  return ground.from === "" && !grounds.some(({ from }) => from === text.from);
}

/** `hover:bg-sand` counts as a ground; one that the page shines through, such as `bg-night/50`, or `text-xl` do not. */
function tokensOf(kind: "text" | "bg", node: Node): Token[] {
  const names = new RegExp(`(?<=^|\\s)((?:[a-z-]+:)*)${kind}-(${tokens.join("|")})(?=$|\\s)`, "g");
  return [...textOf(node).matchAll(names)].map(([, variants = "", name = ""]) => ({
    name,
    from: /\b(?:sm|md|lg|xl):/.exec(variants)?.[0] ?? "",
  }));
}

const isText = ({ type }: Node) => type === "StringLiteral" || type === "TemplateLiteral";

function textOf(node: Node): string {
  if (node.type === "StringLiteral") return node.value as string;
  return (node.quasis as { cooked: string }[]).map(({ cooked }) => cooked).join(" ");
}

function textsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== "object" || value === null) return [];
  const node = value as Node;
  return [...(isText(node) ? [node] : []), ...Object.values(node).flatMap(textsIn)];
}
