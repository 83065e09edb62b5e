import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

type Entry = {
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};
type Lock = Record<string, Entry>;

/** Places in package-lock.json: `node_modules/x` was installed, `packages/x` is ours and its link stands for it. */
export type Places = { installed: string[]; links: { from: string; to: string }[]; ours: string[] };

/**
 * What `programs` (their folders) need to run, by package-lock.json. npm would also install what only the shop's build
 * reads, since our packages name it: 60 MB of icons and more. What is for another platform is not there and left out.
 */
export function productionPackages(root: string, programs: readonly string[]): Places {
  const lock: Lock = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")).packages;
  const installed = new Set<string>();
  const links = new Map<string, string>();
  const ours = new Set(programs);
  const waiting: string[] = [...programs];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    for (const { name, isOptional } of needsOf(lock[place])) {
      const at = placeOf(lock, place, name);
      const entry = at === undefined ? undefined : lock[at];
      if (at === undefined || !entry || !existsSync(path.join(root, at))) {
        if (isOptional) continue;
        throw new Error(`${name}, which ${place} needs, is not installed: npm ci`);
      }
      const target = entry.link && entry.resolved ? entry.resolved : at;
      if (entry.link) links.set(at, target);
      const kept = entry.link ? ours : installed;
      if (kept.has(target)) continue;
      kept.add(target);
      waiting.push(target);
    }
  }
  return {
    installed: [...installed].toSorted(),
    links: [...links].map(([from, to]) => ({ from, to })),
    ours: [...ours].toSorted(),
  };
}

function needsOf(entry: Entry | undefined): { name: string; isOptional: boolean }[] {
  const named = (list: Record<string, string> | undefined, isOptional: boolean) =>
    Object.keys(list ?? {}).map((name) => ({ name, isOptional }));
  const peers = Object.keys(entry?.peerDependencies ?? {}).map((name) => ({
    name,
    isOptional: entry?.peerDependenciesMeta?.[name]?.optional === true,
  }));
  return [
    ...named(entry?.dependencies, false),
    ...named(entry?.optionalDependencies, true),
    ...peers.filter(({ isOptional }) => !isOptional),
  ].map(({ name, isOptional }) => ({
    name,
    isOptional: isOptional || entry?.optionalDependencies?.[name] !== undefined,
  }));
}

/** As Node looks for it: below the one who asks, then further and further up. */
function placeOf(lock: Lock, asker: string, name: string): string | undefined {
  for (let folder = asker; ; folder = path.posix.dirname(folder)) {
    const place = folder === "." ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (lock[place]) return place;
    if (folder === ".") return undefined;
  }
}
