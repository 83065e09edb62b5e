import { fileURLToPath } from "node:url";
import { languageCodes } from "@rihla/i18n";
import { bundles, type MessageGroup } from "@rihla/i18n/bundles";
import type { Plugin } from "vite";

const folder = fileURLToPath(new URL("../../../packages/i18n/src/messages/", import.meta.url));

/** `virtual:words`: how each bundle of the table is fetched. `virtual:words/ar-plans`: the bundle, made of its message files. */
export function wordBundles(): Plugin {
  return {
    name: "word-bundles",
    resolveId: {
      filter: { id: /^virtual:words(\/|$)/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:words(\/|$)/ },
      handler: (id) => {
        const [, name] = id.split("/");
        return name ? bundleNamed(name) : table();
      },
    },
  };
}

function table(): string {
  const names = languageCodes.flatMap((language) =>
    Object.keys(bundles).map((group) => `${language}-${group}`),
  );
  const entries = names.map((name) => `"${name}": () => import("virtual:words/${name}"),`);
  return `export const wordBundles = {\n${entries.join("\n")}\n};`;
}

function bundleNamed(name: string): string {
  const [language, group] = name.split("-");
  const namespaces = bundles[group as MessageGroup];
  const imports = namespaces.map(
    (one) => `import ${one} from ${JSON.stringify(`${folder}${language}/${one}.json`)};`,
  );
  return `${imports.join("\n")}\nexport const messages = { ${namespaces.join(", ")} };`;
}
