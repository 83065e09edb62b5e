import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../scripts/program/paths.ts";
import { median, printTable } from "./kit/figures.ts";
import { withProgram } from "./kit/program.ts";

const pages = 200;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

type Element = unknown;
type Render = (element: Element) => string;
/** Of the built shop: apps/web/src/entry-server.tsx. */
type Entry = {
  render(request: Request, options: { assetsFor: () => object; origin: string }): Promise<unknown>;
};

/**
 * What a search page costs at least: React's renderToString of its tree and nothing else, beside making the whole page
 * (asking the api, words, document), in one process, without compressing or sending it. Processor time of this process.
 */
export function measureSearchFloor(): Promise<void> {
  return withProgram(async ({ apiUrl }) => {
    process.env.API_URL = apiUrl;
    process.env.NODE_ENV = "production";
    const { bare, elements } = watchRendering();
    const entry: Entry = await import(
      pathToFileURL(path.join(root, "apps/web/dist/server/entry-server.js")).href
    );
    const assets = { entry: "", scripts: [], styles: "", recallLanguage: "", importMap: "" };
    const makePages = async () => {
      elements.length = 0;
      for (let page = 0; page < pages; page++)
        await entry.render(new Request(`http://localhost/fr/search?q=${word()}`), {
          assetsFor: () => assets,
          origin: "http://localhost",
        });
    };
    const renderOnly = async () => {
      for (const element of elements) bare(element);
    };
    const whole: number[] = [];
    const floor: number[] = [];
    for (let round = 0; round < rounds; round++) {
      whole.push(await microsecondsEach(makePages));
      floor.push(await microsecondsEach(renderOnly));
    }
    printTable(
      ["a search page", "CPU µs", "a second at most, one core"],
      [row("whole, unsent", whole), row("renderToString alone", floor)],
    );
  });
}

/** Keeps every tree that is rendered from now on. */
function watchRendering(): { bare: Render; elements: Element[] } {
  const server = createRequire(path.join(root, "apps/web/package.json"))("react-dom/server");
  const bare = server.renderToString as Render;
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

function row(name: string, rounds: number[]): (string | number)[] {
  const micros = median(rounds);
  return [name, micros.toFixed(0), (1_000_000 / micros).toFixed(0)];
}

/** Five to eleven letters, as in public-rate. */
function word(): string {
  const length = 5 + Math.floor(Math.random() * 7);
  return Array.from({ length }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join("");
}
