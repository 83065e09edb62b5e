import { readFileSync } from "node:fs";
import type { PageAssets } from "../../src/document.ts";

type Chunk = { file: string; imports?: string[]; assets?: string[]; src?: string };
export type Manifest = Record<string, Chunk>;

const entry = "src/entry-client.tsx";

export function readManifest(folder: URL): Manifest {
  return JSON.parse(readFileSync(new URL(".vite/manifest.json", folder), "utf8"));
}

/** The entry, and every script the page needs before React can hydrate it: nothing of other pages. */
export function scriptsFor(manifest: Manifest, sources: string[]): Pick<PageAssets, "entry" | "scripts"> {
  const needed = new Map<string, Chunk>();
  for (const source of [entry, ...sources]) collect(manifest, source, needed);
  const chunks = [...needed.values()];
  return {
    entry: `/${manifest[entry]?.file}`,
    scripts: [...new Set(chunks.filter(isScript).map(({ file }) => `/${file}`))],
  };
}

function collect(manifest: Manifest, key: string, needed: Map<string, Chunk>): void {
  const chunk = manifest[key];
  if (!chunk || needed.has(key)) return;
  needed.set(key, chunk);
  for (const dependency of chunk.imports ?? []) collect(manifest, dependency, needed);
}

function isScript({ file }: Chunk): boolean {
  return file.endsWith(".js");
}
