import { parse as parseScript } from "acorn";
import { parse as parseStyles } from "postcss";

/** JavaScript of 2022 is what WebView 111 and Safari 16.4 read whole: one newer word, and nothing of the file runs. */
const ecmaVersion = 2022;

/** What is wrong with a built script for the oldest phones; undefined: nothing. */
export function newerScript(text: string): string | undefined {
  try {
    parseScript(text, { ecmaVersion, sourceType: "module" });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** At-rules that the oldest phones know, and those that they pass over without losing more than a movement. */
const atRules = new Set([
  ...["charset", "container", "font-face", "keyframes", "layer", "media", "page", "property", "supports"],
  ...["starting-style", "view-transition", "position-try", "bottom-center"],
]);
/** Without them a declaration is passed over, and a colour, a size or a place is wrong. */
const newerFunctions =
  /\b(light-dark|anchor|anchor-size|if|sibling-index|sibling-count|contrast-color)\(|\b(rgb|hsl|oklch|oklab|lab|lch|color)\(from /;

/** What of built styles the oldest phones would pass over to somebody's loss, each once. */
export function newerStyles(text: string): string[] {
  const found = new Set<string>();
  parseStyles(text).walk((node) => {
    if (node.type === "rule" && node.parent?.type === "rule") found.add(`nested: ${node.selector}`);
    if (node.type === "atrule" && !atRules.has(node.name.replace(/^-\w+-/, ""))) found.add(`@${node.name}`);
    if (node.type === "decl" && newerFunctions.test(node.value) && !isAskedFor(node.parent))
      found.add(`${node.prop}: ${node.value}`);
  });
  return [...found];
}

/** Within `@supports` it is for those alone who know it. */
function isAskedFor(node: { type: string; parent?: unknown } | undefined): boolean {
  for (let at = node as { type: string; name?: string; parent?: never } | undefined; at; at = at.parent)
    if (at.type === "atrule" && at.name === "supports") return true;
  return false;
}
