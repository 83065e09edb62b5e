import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { brand } from "@rihla/i18n";
import { root } from "../program/paths.ts";
import { buildNativeIfChanged } from "../program/web-build.ts";
import { drawIcons } from "./draw-icons.ts";
import { leftToDo } from "./left-to-do.ts";
import { storeForms } from "./stores/forms.ts";
import { takeStorePictures } from "./stores/take-store-pictures.ts";

const web = path.join(root, "apps/web");

/** What a person fills the stores' forms from. */
const storeFolder = path.join(root, "stores");

/** The app's bundle, built for the shop of the brand file or of `SHOP_ORIGIN`, put into both shells; with `--pictures` only what the stores want to show and to know. */
export async function main(args: string[]): Promise<number> {
  const { pictures } = parseArgs({ args, options: { pictures: { type: "boolean", default: false } } }).values;
  if (pictures) return fillStoreFolder();
  await buildIntoShells();
  return 0;
}

/** Gives 1 when a picture is missing. */
async function fillStoreFolder(): Promise<number> {
  mkdirSync(storeFolder, { recursive: true });
  writeFileSync(path.join(storeFolder, "forms.md"), storeForms());
  const missing = await takeStorePictures(storeFolder);
  console.log(`Pictures and forms.md are in ${storeFolder}; ${missing.length} pictures are missing.`);
  return missing.length > 0 ? 1 : 0;
}

async function buildIntoShells(): Promise<void> {
  await buildNativeIfChanged();
  await drawIcons();
  const { status } = spawnSync("npx", ["cap", "sync"], { cwd: web, stdio: "inherit" });
  if (status !== 0) throw new Error("Capacitor could not bring the bundle into the shells.");
  const bytes = sizeOf(path.join(web, "dist/native"));
  console.log(
    `\nBundle: ${(bytes / 1e6).toFixed(1)} MB, for ${process.env.SHOP_ORIGIN || `https://${brand.deepLink.host}`}`,
  );
  console.log(
    `\nLeft to do:\n${leftToDo()
      .map((task) => `  - ${task}`)
      .join("\n")}`,
  );
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}
