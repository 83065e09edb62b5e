import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../program/paths.ts";

type VariableRow = { name: string; description: string; example: string };

/** Every variable of `.env.example`, which a test keeps equal to what the programs read. */
export function variablesOfExample(): VariableRow[] {
  const text = readFileSync(path.join(root, ".env.example"), "utf8");
  return [...text.matchAll(/^# (.+)\n# ([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(
    ([, description = "", name = "", example = ""]) => ({ name, description, example }),
  );
}
