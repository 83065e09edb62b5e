import { isLanguage, type Language } from "@rihla/contract/rules";
import { unbroken } from "@rihla/i18n";
import { withRules } from "@rihla/i18n/rule-figures";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import type {} from "vitest/config";

const messageFile = /\/packages\/i18n\/src\/messages\/.*\.json$/;
type MessageTree = { [key: string]: string | MessageTree };
type CompiledTree = { [key: string]: unknown };

/**
 * Turns the ICU text of every message file into what icu-minify's small formatter reads, with the rules' figures and with what must
 * stay on one line.
 */
export function precompiledMessages(): Plugin {
  return {
    name: "precompiled-messages",
    enforce: "pre",
    // A file of words stays the same when a rule's figure changes: a test would go on reading the old one.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id, sourceCode }) =>
        messageFile.test(id) ? withRules(sourceCode, languageOf(id)) : undefined,
      );
    },
    transform: {
      filter: { id: messageFile },
      handler: (code, id) => ({
        code: JSON.stringify(compileTree(JSON.parse(code), languageOf(id))),
        map: null,
      }),
    },
  };
}

function languageOf(id: string): Language {
  const code = /\/messages\/(\w+)\//.exec(id)?.[1];
  if (!isLanguage(code)) throw new Error(`Messages of no language: ${id}`);
  return code;
}

function compileTree(tree: MessageTree, language: Language): CompiledTree {
  const compiled = Object.entries(tree).map(([key, value]) => [
    key,
    typeof value === "string" ? compile(unbroken(withRules(value, language))) : compileTree(value, language),
  ]);
  return Object.fromEntries(compiled);
}
