import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../program/paths.ts";

/** Every variable of `.env.example`, which a test keeps equal to what the programs read. */
export function variablesOfExample(): { name: string; description: string }[] {
  const text = readFileSync(path.join(root, ".env.example"), "utf8");
  return [...text.matchAll(/^# (.+)\n# ([A-Z][A-Z0-9_]+)=/gm)].map(([, description = "", name = ""]) => ({
    name,
    description,
  }));
}
