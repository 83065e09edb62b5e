/** What a build's plugin may ask of the modules it has found. */
export type Graph = {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
};

/** A module and all that it imports, without what it fetches later. Of the library's list of all icons, those it names. */
export function importedBy(id: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  const { importedIds = [], code } = graph.getModuleInfo(id) ?? {};
  for (const imported of importedIds) {
    if (isIconList(imported)) for (const icon of iconsNamed(code ?? "", imported, graph)) found.add(icon);
    else importedBy(imported, graph, found);
  }
  return found;
}

const isIconList = (id: string) => id.endsWith("/lucide-react.mjs");

function iconsNamed(code: string, list: string, graph: Graph): string[] {
  const [, names = ""] = /import \{([^}]*)\} from "lucide-react"/.exec(code) ?? [];
  const { code: listed, importedIds = [] } = graph.getModuleInfo(list) ?? {};
  return names
    .split(",")
    .map((name) => name.trim().split(" ")[0] ?? "")
    .filter((name) => name !== "")
    .map((name) => {
      const [, file = "?"] =
        new RegExp(`default as ${name}\\b[^}]*\\} from '\\.(/icons/[a-z0-9-]+\\.mjs)'`).exec(listed ?? "") ??
        [];
      const id = importedIds.find((imported) => imported.endsWith(file));
      if (!id) throw new Error(`No file of the icon ${name} is known.`);
      return id;
    });
}
