import { readFileSync } from "node:fs";
import { type Expression, parseSync, type VariableDeclarator } from "@swc/core";

/** Of what a source is made of, the kinds that a rule asks for. */
export type Node = Expression | VariableDeclarator;

/** Every node of a source file, outer ones first. */
export function nodesOf(file: string): Node[] {
  return nodesIn(parseSync(readFileSync(file, "utf8"), { syntax: "typescript", tsx: file.endsWith("x") }));
}

/** A text as it stands, with a star for each part that isn't written there. */
export function patternOf(node: Node): string {
  if (node.type === "StringLiteral") return node.value;
  if (node.type === "TsAsExpression" || node.type === "ParenthesisExpression")
    return patternOf(node.expression);
  if (node.type !== "TemplateLiteral") return "*";
  return node.quasis.map(({ cooked }) => cooked).join("*");
}

/** There are more kinds than `Node` names: to a rule that asks for others they are none. */
export const isNode = (value: object): value is Node => "type" in value;

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(nodesIn);
  return isNode(value) ? [value, ...inside] : inside;
}
