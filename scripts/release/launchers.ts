import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Kind, kinds } from "../deploy/check.ts";
import { memoryEnvironment, memoryFlags } from "../program/memory.ts";
import { entries, root } from "../program/paths.ts";

type Launcher = {
  file: string;
  flags?: string[];
  environment?: Record<string, string>;
  /** It is run by hand, where nothing has given it the settings of this machine. */
  isByHand?: boolean;
};

const server = (kind: Kind): Launcher => ({
  file: path.relative(root, entries[kind]),
  flags: memoryFlags(kind),
  environment: { NODE_ENV: "production", ...memoryEnvironment },
});

/** What a release has in `bin`. */
const launchers: Record<string, Launcher> = {
  ...Object.fromEntries(kinds.map((kind) => [kind, server(kind)])),
  cli: { file: "apps/api/src/cli.ts", isByHand: true },
  ops: { file: "apps/api/src/ops.ts", isByHand: true },
  deploy: { file: "scripts/deploy/deploy.ts" },
  rollback: { file: "scripts/deploy/rollback.ts" },
  drill: { file: "scripts/drill/drill.ts" },
};

export function writeLaunchers(folder: string, node: string): void {
  mkdirSync(path.join(folder, "bin"), { recursive: true });
  for (const [name, launcher] of Object.entries(launchers)) {
    const file = path.join(folder, "bin", name);
    writeFileSync(file, scriptOf(launcher, node));
    chmodSync(file, 0o755);
  }
}

/**
 * Starts a program with the Node that the release brings, whichever the machine has: an older one fails at the first line
 * of TypeScript, before a word of ours could say why. The folder is found anew at each start, behind all links.
 */
function scriptOf({ file, flags = [], environment = {}, isByHand = false }: Launcher, node: string): string {
  const words = [...flags, ...(isByHand ? ['--import "$release/scripts/deploy/with-settings-here.ts"'] : [])];
  const set = Object.entries(environment).map(([name, value]) => `export ${name}="\${${name}:-${value}}"\n`);
  return `#!/bin/sh
release=$(cd "$(dirname "$(readlink -f "$0")")/.." && pwd -P) || exit 1
node=$release/node_modules/node/bin/node
if ! "$node" --version >/dev/null 2>&1; then
  echo "This release runs on the Node ${node} that it brings (${process.platform} ${process.arch}, ${libc()}), and $node does not start here: make the release on a machine of this kind." >&2
  exit 1
fi
${set.join("")}exec "$node" ${words.map((word) => `${word} `).join("")}"$release/${file}" "$@"
`;
}

/** Other systems' C library can't run what was installed here. */
export function libc(): string {
  const { header } = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  if (process.platform !== "linux") return "its own C library";
  return header?.glibcVersionRuntime ? "glibc" : "musl";
}
