import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readManifest } from "./build-manifest.ts";

/** What every page carries inside: behind an address of its own each would be one more trip before the first paint. */
export type InlineParts = {
  styles: string;
  recallLanguage: string;
  recallOwn: string;
  keepEarly: string;
  /** Under which names scripts ask for each other, and which file of this build that is. */
  importMap: string;
};

const stylesheet = "src/app.css";

/** `folder`: the built client. */
export function readInlineParts(folder: URL): InlineParts {
  const { file } = readManifest(folder)[stylesheet] ?? {};
  if (!file) throw new Error(`The build has no ${stylesheet}.`);
  const read = (name: string) => readFileSync(new URL(name, folder), "utf8").trim();
  return {
    styles: read(file),
    recallLanguage: read("recall-language.js"),
    recallOwn: read("recall-own.js"),
    keepEarly: read("keep-early.js"),
    importMap: sorted(JSON.parse(read("importmap.json"))),
  };
}

/** The bundler's order is another one with each build; names that are alike also compress better side by side. */
function sorted({ imports }: { imports: Record<string, string> }): string {
  const entries = Object.entries(imports).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify({ imports: Object.fromEntries(entries) });
}

/** What names a script or style in a content security policy: a hash of its text, so that only this text runs. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
