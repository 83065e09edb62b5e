import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { indexPage } from "../../e2e/gallery/picture.ts";
import type { Screen } from "../../e2e/gallery/screen.ts";
import { screens } from "../../e2e/gallery/screens.ts";
import { takePictures } from "../../e2e/gallery/take-pictures.ts";
import { root } from "../program/paths.ts";
import { bringBrowser, browserArguments } from "./browser.ts";
import { startThrowAwayProgram } from "./throw-away-program.ts";

const folder = path.join(root, "gallery");

/** Gives 1 when a picture is missing. */
export async function main(args: string[]): Promise<number> {
  const chosen = args[0] === "--only" ? screens.filter(({ name }) => name.includes(args[1] ?? "")) : screens;
  const executablePath = bringBrowser();
  const program = await startThrowAwayProgram();
  const shop = { shopUrl: program.shopUrl, sandboxUrl: program.sandboxUrl ?? "" };
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  try {
    return await fill(chosen, (list) => takePictures(browser, shop, list, folder));
  } finally {
    await browser.close();
    await program.stop();
  }
}

async function fill(chosen: Screen[], take: (list: Screen[]) => Promise<string[]>): Promise<number> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "index.html"), indexPage(screens));
  const missing = await take(chosen);
  console.log(
    `${chosen.length} screens in ${path.join(folder, "index.html")}; ${missing.length} pictures are missing.`,
  );
  return missing.length > 0 ? 1 : 0;
}
