import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { flagsFolder } from "../server/files/flags.ts";

const root = fileURLToPath(new URL("../", import.meta.url));

/** The app's bundle in `folder`, with all that a phone without a network needs of the shop's pictures. */
export async function buildNative(folder: string): Promise<void> {
  const configFile = join(root, "vite.native.config.ts");
  await build({ root, configFile, logLevel: "warn", build: { outDir: folder } });
  renameSync(join(folder, "native/index.html"), join(folder, "index.html"));
  rmSync(join(folder, "native"), { recursive: true });
  for (const name of ["drawings", "icon.svg"])
    cpSync(join(root, "public", name), join(folder, name), { recursive: true });
  copyFlags(join(folder, "flags"));
}

/** Lower case, as the API names them. */
function copyFlags(folder: string): void {
  mkdirSync(folder);
  for (const name of readdirSync(flagsFolder).filter((file) => file.endsWith(".svg")))
    cpSync(join(flagsFolder, name), join(folder, name.toLowerCase()));
}

if (import.meta.main)
  await buildNative(join(root, process.env.PLAYED_APP === "yes" ? "dist/played" : "dist/native"));
