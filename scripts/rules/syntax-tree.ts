import { readFileSync } from "node:fs";
import { parseSync } from "@swc/core";

export type Node = { type: string; [part: string]: unknown };

/** Every node of a source file, outer ones first. */
export function nodesOf(file: string): Node[] {
  return nodesIn(parseSync(readFileSync(file, "utf8"), { syntax: "typescript", tsx: file.endsWith("x") }));
}

/** A text as it stands, with a star for each part that isn't written there. */
export function patternOf(node: Node): string {
  if (node.type === "StringLiteral") return node.value as string;
  if (node.type === "TsAsExpression" || node.type === "ParenthesisExpression")
    return patternOf(node.expression as Node);
  if (node.type !== "TemplateLiteral") return "*";
  return (node.quasis as { cooked: string }[]).map(({ cooked }) => cooked).join("*");
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(nodesIn);
  return "type" in value ? [value as Node, ...inside] : inside;
}
