import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createBuilder, type Plugin } from "vite";

const root = fileURLToPath(new URL("../", import.meta.url));

/**
 * The shop as a next release would build it, in `folder`: code of the first load and of each page differs by a line,
 * and pages say `release` in an attribute of their `main`.
 */
export async function buildNext(folder: string, release: string): Promise<void> {
  const builder = await createBuilder({
    root,
    logLevel: "error",
    plugins: [changedLine(release)],
    environments: {
      client: { build: { outDir: join(folder, "client"), emptyOutDir: true } },
      ssr: { build: { outDir: join(folder, "server"), emptyOutDir: true } },
    },
  });
  await builder.buildApp();
  execFileSync(process.execPath, [join(root, "tooling/finish-assets.ts"), folder]);
}

function changedLine(release: string): Plugin {
  return {
    name: "changed-line",
    enforce: "pre",
    transform(code, id) {
      if (/\/src\/routes\/[a-z-]+\.tsx$/.test(id)) return `${code}\nglobalThis.release = "${release}";`;
      if (id.endsWith("/src/features/shell/shell.tsx"))
        return code.replace("<main", `<main data-release="${release}"`);
      return null;
    },
  };
}
