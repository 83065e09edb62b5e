import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Made once and kept: a new key would make every signed-in customer a stranger. */
export function keptSecret(dataDir: string, name: string): string {
  const file = path.join(dataDir, name);
  if (!existsSync(file))
    writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx", flush: true });
  return readFileSync(file, "utf8").trim();
}
