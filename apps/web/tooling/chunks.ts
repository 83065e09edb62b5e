import type { RouteObject } from "react-router";
import { type Plugin, runnerImport } from "vite";
import type { ServerHandle } from "../src/routing.ts";
import { importedBy } from "./imported-modules.ts";
import { wordBundles } from "./word-bundles.ts";

export type Page = Pick<ServerHandle, "file" | "access"> & { modules: ReadonlySet<string> };

/** A chunk takes along what its modules import, unless an earlier one has it; each feature's own come last. */
const sharedChunks = ["vendor", "shop", "texts", "personal-vendor", "personal"];

/** Nobody comes to the shop for these: what they alone share is a kilobyte that the others don't carry. */
const pagesOfTexts: readonly string[] = ["src/routes/legal.tsx", "src/routes/support.tsx"];

/** What a public page fetches once it stands, and personal pages bring: shared with these it would bring all that they share. A journey finds what is missing here. */
const fetchedByGuests: readonly string[] = ["src/domain/devices/use-found-out.ts"];

/** Folders that only divide a feature by subject: the pages that share one of them share the rest too. */
const roomsOnly: readonly string[] = [
  "plans/destination",
  "plans/plan",
  "profile/deletion",
  "profile/devices",
  "profile/notifications",
];

/**
 * Which code travels together, from what `page()` declares and who imports what. Left alone, the bundler makes a file
 * of every few hundred bytes two pages share; on a slow line each is a trip of its own.
 */
export function chunksByPage(root: string): Plugin {
  let chunkOf: (id: string) => string | null = () => null;
  const group = (priority: number, takes: (chunk: string) => boolean) => ({
    priority,
    name: (id: string) => {
      const chunk = chunkOf(id);
      return chunk && takes(chunk) ? chunk : null;
    },
  });
  const groups = [
    ...sharedChunks.map((shared, place) => group(sharedChunks.length - place, (chunk) => chunk === shared)),
    group(0, (chunk) => !sharedChunks.includes(chunk)),
  ];
  return {
    name: "chunks-by-page",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    outputOptions: (options) => ({ ...options, codeSplitting: { groups } }),
    async buildEnd() {
      const firstVisit = importedBy(`${root}/src/entry-client.tsx`, this);
      const pages = (await declaredPages(root)).map(({ file, access }) => ({
        file,
        access,
        modules: importedBy(`${root}/${file}`, this),
      }));
      chunkOf = (id) => chunkFor(id, firstVisit, pages);
    },
  };
}

async function declaredPages(root: string): Promise<ServerHandle[]> {
  const { module } = await runnerImport<{ routes: RouteObject[] }>("./src/routes.ts", {
    root,
    configFile: false,
    plugins: [wordBundles()],
  });
  const withChildren = (route: RouteObject): RouteObject[] => [
    route,
    ...(route.children ?? []).flatMap(withChildren),
  ];
  const handles: ServerHandle[] = module.routes.flatMap(withChildren).flatMap(({ handle }) => handle ?? []);
  return [...new Map(handles.map((handle) => [handle.file, handle])).values()];
}

/** Null where the bundler's own choice is as good: what one page alone uses goes with that page. */
export function chunkFor(id: string, firstVisit: ReadonlySet<string>, pages: readonly Page[]): string | null {
  const library = id.includes("/node_modules/") && !id.includes("/lucide-react/");
  // A file of its own: it changes with our dependencies, not with each release of ours.
  if (firstVisit.has(id)) return library ? "vendor" : "shop";
  const users = pages.filter(({ modules }) => modules.has(id));
  if (fetchedByGuests.some((file) => id.endsWith(`/${file}`))) return "shop";
  if (users.length < 2) return null;
  if (library) return "personal-vendor";
  const [, feature, folder] = /\/src\/features\/([a-z-]+)\/(?:([a-z-]+)\/)?/.exec(id) ?? [];
  const part = roomsOnly.includes(`${feature}/${folder}`) ? undefined : folder;
  const forGuests = users.some(({ access }) => access === "public");
  // What only personal pages use of a feature would bring their code to its public ones.
  if (feature) return [feature, part, !forGuests && "personal"].filter(Boolean).join("-");
  if (users.every(({ file }) => pagesOfTexts.includes(file))) return "texts";
  return forGuests ? "shop" : "personal";
}
