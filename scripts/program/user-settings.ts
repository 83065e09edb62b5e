import { existsSync } from "node:fs";
import path from "node:path";
import { root } from "./paths.ts";
import { readSettings, type Settings } from "./settings.ts";

/** What the person at this machine has set: in the shell, else in .env. */
export function readUserSettings(): Settings {
  const file = path.join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  return readSettings(process.env);
}
