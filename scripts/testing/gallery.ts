import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
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
import { takePictures } from "../../e2e/screen-gallery/take-pictures.ts";
import { root } from "../program/paths.ts";
import { buildPlayedAppIfChanged } from "../program/web-build.ts";
import { bringBrowser, browserArguments } from "./browser.ts";
import { isPaperIn, papers, takePaperPictures } from "./paper-pictures.ts";
import { isSentIn, sent, takeSentPictures } from "./sent-pictures.ts";
import { startThrowAwayProgram } from "./throw-away-program.ts";

const folder = path.join(root, "gallery");

type Wanted = { screen: Screen; variant: Variant }[];

/** Gives 1 when a picture is missing. */
export async function main(args: string[]): Promise<number> {
  const { chosen, toldOf, onPaper, faults } = readArguments(args);
  const executablePath = bringBrowser();
  writeIndex();
  const mailbox = await chromium.launch({ executablePath, args: browserArguments });
  await takeSentPictures(mailbox, toldOf, folder)
    .then(() => takePaperPictures(mailbox, onPaper, folder))
    .finally(() => mailbox.close());
  if (chosen.length === 0) return 0;
  if (chosen.some(({ screen }) => screen.shell)) await buildPlayedAppIfChanged();
  const program = await startThrowAwayProgram({ environment: { APP_LEAST_VERSION: "1.0.0" } });
  const shop = { shopUrl: program.shopUrl, sandboxUrl: program.sandboxUrl ?? "" };
  const take = async (list: Wanted, letters: number) => {
    // As somebody sets it in the browser: rules for small screens know of it too.
    const args = [...browserArguments, `--blink-settings=defaultFontSize=${letters}`];
    const browser = await chromium.launch({ executablePath, args });
    return takePictures(browser, shop, list, folder, faults).finally(() => browser.close());
  };
  try {
    return await fill(chosen, take);
  } finally {
    await program.stop();
  }
}

/** `--only login`: screens of whose name this is a part · `--in ar-desktop`: variants of whose name this is a part · `--faults`: also looks for faults of access, and pages that are too wide. */
function readArguments(args: string[]) {
  const text = { type: "string", default: "" } as const;
  const faulty = { type: "boolean", default: false } as const;
  const options = { only: text, in: text, faults: faulty };
  const { only, in: variantName, faults } = parseArgs({ args, options }).values;
  const wanted = variants.filter((variant) => nameOf(variant).includes(variantName));
  const chosen = screens
    .filter(({ name }) => name.includes(only))
    .flatMap((screen) =>
      wanted.filter((variant) => isSeenIn(screen, variant)).map((variant) => ({ screen, variant })),
    );
  const named = (all: readonly { name: string }[], isIn: (variant: Variant) => boolean) =>
    all
      .filter(({ name }) => name.includes(only))
      .flatMap(({ name }) => wanted.filter(isIn).map((variant) => ({ name, variant })));
  return { chosen, toldOf: named(sent, isSentIn), onPaper: named(papers, isPaperIn), faults };
}

function writeIndex(): void {
  mkdirSync(folder, { recursive: true });
  const all = [
    ...screens.map((shown) => ({ shown, variants: variants.filter((variant) => isSeenIn(shown, variant)) })),
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
