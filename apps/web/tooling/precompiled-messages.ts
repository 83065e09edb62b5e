import { unbroken } from "@rihla/i18n";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";

type MessageTree = { [key: string]: string | MessageTree };
type CompiledTree = { [key: string]: unknown };

/** Turns the ICU text of every message file into what icu-minify's small formatter reads, with what must stay on one line. */
export function precompiledMessages(): Plugin {
  return {
    name: "precompiled-messages",
    enforce: "pre",
    transform: {
      filter: { id: /\/packages\/i18n\/src\/messages\/.*\.json$/ },
      handler: (code) => ({ code: JSON.stringify(compileTree(JSON.parse(code))), map: null }),
    },
  };
}

function compileTree(tree: MessageTree): CompiledTree {
  const compiled = Object.entries(tree).map(([key, value]) => [
    key,
    typeof value === "string" ? compile(unbroken(value)) : compileTree(value),
  ]);
  return Object.fromEntries(compiled);
}
