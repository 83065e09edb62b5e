import { readFileSync } from "node:fs";
import path from "node:path";
import { cookieNames } from "../../../packages/contract/src/rules/cookies.ts";
import { root } from "../../program/paths.ts";
import { sourcesIn } from "../sources-in.ts";
import { nodesOf, patternOf } from "../syntax-tree.ts";

/** Under what names the shop keeps something in a browser: what the sources themselves say. */
export function keptNames(): string[] {
  const keys = sourcesIn("apps/web/src").flatMap(storedUnder);
  return [...new Set([...keys, ...Object.values(cookieNames), ...caches(), ...databases()])].toSorted();
}

/** The keys of `stored(area, key, format)`, without what makes one of many of them: `order-secret` of `order-secret:${number}`. */
export function storedUnder(file: string): string[] {
  return nodesOf(file).flatMap((node) => {
    if (node.type !== "CallExpression" || node.callee.type !== "Identifier") return [];
    if (node.callee.value !== "stored") return [];
    const [, key] = node.arguments.map(({ expression }) => patternOf(expression));
    return [key?.replace(/[:*].*$/, "") ?? ""];
  });
}

/** Those that the service worker opens. */
function caches(): string[] {
  const worker = readFileSync(path.join(root, "apps/web/public/sw.js"), "utf8");
  const opening = /\b(?:caches\.open|find|keepAnswer|networkFirst)\((?:event, )?"(\w+)"/g;
  return [...worker.matchAll(opening)].map(([, name]) => name ?? "");
}

function databases(): string[] {
  const source = sourcesIn("apps/web/src/platform").map((file) => readFileSync(file, "utf8"));
  return source.flatMap((text) =>
    [...text.matchAll(/\b\w+Database = "(\w+)"/g)].map(([, name]) => name ?? ""),
  );
}
