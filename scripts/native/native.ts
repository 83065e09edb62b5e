import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { brand } from "@rihla/i18n";
import { root } from "../program/paths.ts";
import { buildNativeIfChanged } from "../program/web-build.ts";
import { drawIcons } from "./draw-icons.ts";
import { leftToDo } from "./left-to-do.ts";

const web = path.join(root, "apps/web");

/** The app's bundle, built for the shop of the brand file or of `SHOP_ORIGIN`, put into both shells. */
export async function main(): Promise<void> {
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
