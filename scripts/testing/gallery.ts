import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { officeScreens } from "../../e2e/screen-gallery/office-screens.ts";
import { indexPage } from "../../e2e/screen-gallery/picture.ts";
import {
  isSeenIn,
  nameOf,
  readers,
  type Screen,
  type Variant,
  variants,
} from "../../e2e/screen-gallery/screen.ts";
import { screens } from "../../e2e/screen-gallery/screens.ts";
import { type Shop, takePictures } from "../../e2e/screen-gallery/take-pictures.ts";
import { keptEnvironment } from "../program/environment.ts";
import { root } from "../program/paths.ts";
import { buildPlayedAppIfChanged } from "../program/web-build.ts";
import { bringBrowser, browserArguments } from "./browser.ts";
import { isPaperIn, papers, takePaperPictures } from "./paper-pictures.ts";
import { takeReadmePicture } from "./readme-picture.ts";
import { isSentIn, sent, takeSentPictures } from "./sent-pictures.ts";
import { startThrowAwayProgram } from "./throw-away-program.ts";

const folder = path.join(root, "gallery");
const allScreens = [...screens, ...officeScreens];

type Wanted = { screen: Screen; variant: Variant }[];

/** Gives 1 when a picture is missing. */
export async function main(args: string[]): Promise<number> {
  const { chosen, toldOf, onPaper, faults, readme } = readArguments(args);
  if (readme) return inShop((shop) => inBrowser(16, (browser) => takeReadmePicture(browser, shop)));
  writeIndex();
  await inBrowser(16, async (browser) => {
    await takeSentPictures(browser, toldOf, folder);
    await takePaperPictures(browser, onPaper, folder);
  });
  if (chosen.length === 0) return 0;
  if (chosen.some(({ screen }) => screen.shell)) await buildPlayedAppIfChanged();
  const [ofOffice = [], ofShop = []] = [true, false].map((isOffice) =>
    chosen.filter(({ screen }) => officeScreens.includes(screen) === isOffice),
  );
  return Math.max(
    await takeAll(ofShop, { faults, hasOffice: false }),
    await takeAll(ofOffice, { faults, hasOffice: true }),
  );
}

/** In a program of its own: one chat is answered at Chatwoot's desk, the other at the back office's. */
async function takeAll(chosen: Wanted, { faults, hasOffice }: { faults: boolean; hasOffice: boolean }) {
  if (chosen.length === 0) return 0;
  return inShop(
    (shop) =>
      fill(chosen, (list, letters) =>
        inBrowser(letters, (browser) => takePictures(browser, shop, list, folder, faults)),
      ),
    hasOffice,
  );
}

/** `letters`: their size as somebody sets it in the browser, so that rules for small screens know of it too. */
async function inBrowser<Made>(letters: number, work: (browser: Browser) => Promise<Made>): Promise<Made> {
  const args = [...browserArguments, `--blink-settings=defaultFontSize=${letters}`];
  const browser = await chromium.launch({ executablePath: bringBrowser(), args });
  return work(browser).finally(() => browser.close());
}

/** With a back office: whoever writes in the shop's chat is answered there. */
async function inShop(work: (shop: Shop) => Promise<number>, hasBackOffice = false): Promise<number> {
  const environment = { APP_LEAST_VERSION: "1.0.0" };
  const program = await startThrowAwayProgram({ environment, options: { hasBackOffice } });
  // Whose operators act in a picture.
  process.env.JOURNEY_DATA_DIR = program.dataDir;
  const { shopUrl, sandboxUrl = "", backOffice } = program;
  const office = backOffice && {
    url: backOffice.url,
    environment: { ...process.env, ...keptEnvironment(program.dataDir) },
  };
  return work({ shopUrl, sandboxUrl, office }).finally(program.stop);
}

/** `--only login`: screens of whose name this is a part · `--in ar-desktop`: variants of whose name this is a part · `--faults`: also looks for faults of access, and pages that are too wide · `--readme`: only the README's picture, made anew. */
function readArguments(args: string[]) {
  const text = { type: "string", default: "" } as const;
  const flag = { type: "boolean", default: false } as const;
  const options = { only: text, in: text, faults: flag, readme: flag };
  const { only, in: variantName, faults, readme } = parseArgs({ args, options }).values;
  const wanted = variants.filter((variant) => nameOf(variant).includes(variantName));
  const chosen = allScreens
    .filter(({ name }) => name.includes(only))
    .flatMap((screen) =>
      wanted.filter((variant) => isSeenIn(screen, variant)).map((variant) => ({ screen, variant })),
    );
  const named = (all: readonly { name: string }[], isIn: (variant: Variant) => boolean) =>
    all
      .filter(({ name }) => name.includes(only))
      .flatMap(({ name }) => wanted.filter(isIn).map((variant) => ({ name, variant })));
  return { chosen, toldOf: named(sent, isSentIn), onPaper: named(papers, isPaperIn), faults, readme };
}

function writeIndex(): void {
  mkdirSync(folder, { recursive: true });
  const all = [
    ...allScreens.map((shown) => ({
      shown,
      variants: variants.filter((variant) => isSeenIn(shown, variant)),
    })),
    ...sent.map((shown) => ({ shown, variants: variants.filter(isSentIn) })),
    ...papers.map((shown) => ({ shown, variants: variants.filter(isPaperIn) })),
  ];
  writeFileSync(path.join(folder, "index.html"), indexPage(all));
}

async function fill(
  chosen: Wanted,
  take: (list: Wanted, letters: number) => Promise<string[]>,
): Promise<number> {
  const missing: string[] = [];
  for (const [letters, list] of Map.groupBy(chosen, ({ variant }) => readers[variant.size].letters))
    missing.push(...(await take(list, letters)));
  console.log(
    `${chosen.length} pictures in ${path.join(folder, "index.html")}; ${missing.length} are missing.`,
  );
  return missing.length > 0 ? 1 : 0;
}
