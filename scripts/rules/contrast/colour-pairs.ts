import { readFileSync } from "node:fs";
import path from "node:path";
import { type JSXElement, parseSync, type StringLiteral, type TemplateLiteral } from "@swc/core";
import { root } from "../../program/paths.ts";
import { isNode } from "../syntax-tree.ts";

/** Words and the ground they are written on, as names of tokens. */
export type ColourPair = { text: string; ground: string };

/** Where the tokens stand, for each theme. */
export const styles = path.join(root, "packages/ui/src/tokens.css");
const tokens = [...readFileSync(styles, "utf8").matchAll(/--color-([\w-]+): var/g)].map(([, name]) => name);

type Text = StringLiteral | TemplateLiteral;

/** What the page itself, a card or a sheet brings to a component that brings no ground of its own. */
const openGrounds = ["paper", "surface"];

/** Every colour of text in a source with each ground that the same element, or the nearest around it, gives it. */
export function colourPairsIn(source: string): ColourPair[] {
  return pairsIn(parseSync(source, { syntax: "typescript", tsx: true }), openGrounds);
}

function pairsIn(value: unknown, around: readonly string[]): ColourPair[] {
  if (Array.isArray(value)) return value.flatMap((one) => pairsIn(one, around));
  if (typeof value !== "object" || value === null) return [];
  if (isNode(value) && value.type === "JSXElement") return pairsOfElement(value, around);
  // Looks that stand apart from their elements.
  const own = isText(value) ? pairsOf([value], around) : [];
  return [...own, ...Object.values(value).flatMap((part) => pairsIn(part, around))];
}

function pairsOfElement({ opening, children }: JSXElement, around: readonly string[]): ColourPair[] {
  const { attributes = [], name } = opening;
  const nameOf = (attribute: (typeof attributes)[number]) =>
    attribute.type === "JSXAttribute" && attribute.name.type === "Identifier" ? attribute.name.value : "";
  const valuesOf = (wanted: string) => attributes.filter((attribute) => nameOf(attribute) === wanted);
  // Drawings say nothing that isn't said beside them.
  if (valuesOf("aria-hidden").length > 0 || (name.type === "Identifier" && name.value === "Khatim"))
    return [];
  const classes = textsIn(valuesOf("className"));
  const grounds = classes.flatMap((text) => tokensOf("bg", text)).map(({ name }) => name);
  const inside = grounds.length > 0 ? grounds : around;
  const others = attributes.filter((attribute) => nameOf(attribute) !== "className");
  return [...pairsOf(classes, around), ...pairsIn(others, inside), ...pairsIn(children, inside)];
}

/** Of one element: texts that name no ground themselves go with each ground that another of its texts names. */
function pairsOf(classes: readonly Text[], around: readonly string[]): ColourPair[] {
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

/** A colour with the width of screen or the theme in which it is so: `lg:bg-surface`, `dark:bg-sea-soft`. */
type Token = { name: string; from: string };
const everywhere = (name: string): Token => ({ name, from: "" });

/** What is so from some width on, or in the dark, takes the place of what is so everywhere. */
function meet(text: Token, ground: Token, texts: readonly Token[], grounds: readonly Token[]): boolean {
  if (text.from === ground.from) return true;
  if (text.from === "") return !texts.some(({ from }) => from === ground.from);
  return ground.from === "" && !grounds.some(({ from }) => from === text.from);
}

/** `hover:bg-sand` counts as a ground, and so does what a pass is told to be made of, `[--surface:var(--sea)]`; one that the page shines through, such as `bg-night/50`, or `text-xl` do not. */
function tokensOf(kind: "text" | "bg", node: Text): Token[] {
  const names = new RegExp(`(?<=^|\\s)((?:[a-z-]+:)*)${kind}-(${tokens.join("|")})(?=$|\\s)`, "g");
  const text = textOf(node).replaceAll(/\[--surface:var\(--([\w-]+)\)\]/g, "bg-$1");
  return [...text.matchAll(names)].map(([, variants = "", name = ""]) => ({
    name,
    from: /\b(?:sm|md|lg|xl|dark):/.exec(variants)?.[0] ?? "",
  }));
}

const isText = (value: object): value is Text =>
  isNode(value) && (value.type === "StringLiteral" || value.type === "TemplateLiteral");

function textOf(node: Text): string {
  if (node.type === "StringLiteral") return node.value;
  return node.quasis.map(({ cooked }) => cooked).join(" ");
}

function textsIn(value: unknown): Text[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== "object" || value === null) return [];
  return [...(isText(value) ? [value] : []), ...Object.values(value).flatMap(textsIn)];
}
