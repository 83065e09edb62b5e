import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readManifest } from "./build-manifest.ts";

/** What every page carries inside: behind an address of its own each would be one more trip before the first paint. */
export type InlineParts = { styles: string; recallLanguage: string };

const stylesheet = "src/app.css";

/** `folder`: the built client. */
export function readInlineParts(folder: URL): InlineParts {
  const { file } = readManifest(folder)[stylesheet] ?? {};
  if (!file) throw new Error(`The build has no ${stylesheet}.`);
  const read = (name: string) => readFileSync(new URL(name, folder), "utf8").trim();
  return { styles: read(file), recallLanguage: read("recall-language.js") };
}

/** What names a script or style in a content security policy: a hash of its text, so that only this text runs. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
