import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type ImportMap = { imports: Record<string, string> };

/**
 * Scripts ask for each other by names that stay when the content changes; the import map of the page says which file
 * that is. Each such name ends in a hash of where its source lies, eight random characters, carried by every page and
 * once more by the scripts: two are enough to tell apart what has the same name. Depends on nothing but the name itself,
 * so that a file whose content stays keeps its bytes. Throws where two can't be told apart.
 */
export function shortenNames(client: string): void {
  const path = join(client, "importmap.json");
  const { imports }: ImportMap = JSON.parse(readFileSync(path, "utf8"));
  const short = shortNames(Object.keys(imports));
  writeFileSync(path, inShort(readFileSync(path, "utf8"), short));
  const assets = join(client, "assets");
  for (const script of readdirSync(assets).filter((name) => name.endsWith(".js"))) {
    const file = join(assets, script);
    writeFileSync(file, inShort(readFileSync(file, "utf8"), short));
  }
}

/** From file name to shorter file name. */
export function shortNames(addresses: readonly string[]): Map<string, string> {
  const names = addresses.map((address) => address.slice(address.lastIndexOf("/") + 1));
  const short = new Map(names.map((name) => [name, name.replace(/(-..)[^.]{6}\.js$/, "$1.js")]));
  if (new Set(short.values()).size < names.length)
    throw new Error("Two scripts have the same short name: rename the source of one of them.");
  return short;
}

function inShort(text: string, short: ReadonlyMap<string, string>): string {
  return text.replaceAll(/[\w.-]+\.js/g, (name) => short.get(name) ?? name);
}
