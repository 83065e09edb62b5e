import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { entries } from "../program/paths.ts";
import { startService } from "../program/service.ts";
import { removeFolder } from "./throw-away.ts";

export type SandboxProcess = {
  url: string;
  smtpPort: number;
  /** The environment of a shop whose outside world this is. */
  shopSettings: Record<string, string>;
  stop: () => Promise<void>;
};

/** A sandbox of one's own on a free port, with nothing kept from before. `env` adds to or replaces its settings. */
export async function startSandboxProcess(env: Record<string, string> = {}): Promise<SandboxProcess> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "rihla-sandbox-"));
  const settings = { ...process.env, SANDBOX_PORT: "0", SANDBOX_DATA_DIR: dataDir, ...env };
  const spec = { name: "sandbox", entry: entries.sandbox, env: settings };
  const service = startService(spec, { logFile: path.join(dataDir, "sandbox.log"), show: console.error });
  const { url, smtpPort, shopSettings } = await service.announced;
  if (!url || !smtpPort || !shopSettings)
    throw new Error("The sandbox must announce its url, smtpPort and shopSettings.");
  return { url, smtpPort, shopSettings, stop: () => service.stop().then(() => removeFolder(dataDir)) };
}
