import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { entries } from "../program/paths.ts";
import { startService } from "../program/service.ts";
import { makeThrowAwayFolder, removeFolder } from "./throw-away.ts";

export type SandboxProcess = {
  url: string;
  smtpPort: number;
  /** The environment of a shop whose outside world this is. */
  shopSettings: Record<string, string>;
  stop: () => Promise<void>;
};

/** A process that starts sandboxes for tests: the address to ask it at. */
export async function startSandboxes(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = makeThrowAwayFolder("sandboxes");
  const spec = { name: "sandboxes", entry: entries.sandboxes, env: process.env };
  const service = startService(spec, { logFile: path.join(folder, "sandboxes.log"), show: console.error });
  const { url = "" } = await service.announced;
  return { url, stop: () => service.stop().then(() => removeFolder(folder)) };
}

/** A sandbox of one's own at that process. `env`: its settings. */
export async function askForSandbox(sandboxes: string, env: Record<string, string>): Promise<SandboxProcess> {
  const ask = async (address: string, body: object) => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(sandboxes + address, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`No sandbox: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const announced = (await ask("/sandboxes", env)) as Omit<SandboxProcess, "stop">;
  return { ...announced, stop: () => ask("/sandboxes/stop", { url: announced.url }).then(() => {}) };
}

/** A sandbox of one's own as a process on a free port, with nothing kept from before. `env` adds to or replaces its settings. */
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
