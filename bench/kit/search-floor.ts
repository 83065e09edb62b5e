import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../../scripts/program/paths.ts";

/** Processor time of this process for each page, microseconds, round by round. */
export type SearchFloor = { whole: number[]; bare: number[] };

type Element = unknown;
type Render = (element: Element) => string;
/** Of the built shop: apps/web/src/entry-server.tsx. */
type Entry = {
  render(request: Request, options: { assetsFor: () => object; origin: string }): Promise<unknown>;
};

// A process of its own, which loads React as the shop does: for production, before anything else has loaded it.
const { rounds, pages }: { rounds: number; pages: number } = JSON.parse(process.argv[2] ?? "");
const { bare, elements } = watchRendering();
const built = path.join(root, "apps/web/dist/server/entry-server.js");
const entry: Entry = await import(pathToFileURL(built).href);
const assets = {
  entry: "",
  scripts: [],
  styles: "",
  recallLanguage: "",
  recallOwn: "",
  keepEarly: "",
  importMap: "",
};
const figures: SearchFloor = { whole: [], bare: [] };
for (let round = 0; round < rounds; round++) {
  elements.length = 0;
  figures.whole.push(await microsecondsEach(makePages));
  figures.bare.push(
    await microsecondsEach(async () => {
      for (const element of elements) bare(element);
    }),
  );
}
console.log(JSON.stringify(figures));
process.exit(0);

async function makePages(): Promise<void> {
  for (let page = 0; page < pages; page++)
    await entry.render(new Request(`http://localhost/fr/search?q=${word()}`), {
      assetsFor: () => assets,
      origin: "http://localhost",
    });
}

/** Keeps every tree that is rendered from now on. */
function watchRendering(): { bare: Render; elements: Element[] } {
  const server = createRequire(path.join(root, "apps/web/package.json"))("react-dom/server");
  const bare: Render = server.renderToString;
  const elements: Element[] = [];
  server.renderToString = (element: Element) => {
    elements.push(element);
    return bare(element);
  };
  return { bare, elements };
}

async function microsecondsEach(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / pages;
}

/** Five to eleven letters, as in public-rate. */
function word(): string {
  const length = 5 + Math.floor(Math.random() * 7);
  return Array.from({ length }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join("");
}
