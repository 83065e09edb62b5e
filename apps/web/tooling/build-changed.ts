import { join } from "node:path";
import { createBuilder, type Plugin } from "vite";

const [folder = "", release = ""] = process.argv.slice(2);
const builder = await createBuilder({
  logLevel: "error",
  plugins: [changedLine(release)],
  environments: {
    client: { build: { outDir: join(folder, "client"), emptyOutDir: true } },
    ssr: { build: { outDir: join(folder, "server"), emptyOutDir: true } },
  },
});
await builder.buildApp();

function changedLine(release: string): Plugin {
  return {
    name: "changed-line",
    enforce: "pre",
    transform(code, id) {
      if (/\/src\/routes\/(?:[a-z-]+\/)?[a-z-]+\.tsx$/.test(id))
        return `${code}\nglobalThis.release = "${release}";`;
      if (id.endsWith("/src/features/shell/shell.tsx"))
        return code.replace("<main", `<main data-release="${release}"`);
      return null;
    },
  };
}
