import path from "node:path";
import { isAlive } from "../processes/identity.ts";
import { launchersOfThisProcess, someoneIsMissing } from "../processes/launchers.ts";
import { type Lock, LockIsHeld, takeLock } from "../processes/lock.ts";
import { stopProcess } from "../processes/stop-process.ts";
import type { Settings } from "./settings.ts";

type Note = { shop: string; launchers: ReturnType<typeof launchersOfThisProcess> };

/** One program per data folder. A run whose npm was killed outright is nobody's any more: it is stopped and replaced. */
export async function takeTheFolder(settings: Settings): Promise<Lock> {
  const file = path.join(settings.dataDir, "run/supervisor.lock");
  const note: Note = { shop: `http://localhost:${settings.port}`, launchers: launchersOfThisProcess() };
  try {
    return takeLock(file, note);
  } catch (error) {
    if (!(error instanceof LockIsHeld)) throw error;
    await stopIfAbandoned(error.holder, settings);
    return takeLock(file, note);
  }
}

async function stopIfAbandoned(holder: LockIsHeld["holder"], { dataDir }: Settings): Promise<void> {
  const { shop, launchers } = holder.note as Note;
  if (isAlive(holder) && !someoneIsMissing(launchers))
    throw new Error(
      `Rihla already runs on ${path.relative("", dataDir) || dataDir}: ${shop} (process ${holder.pid}). ` +
        "Stop it first, or choose another DATA_DIR, PORT and SANDBOX_PORT.",
    );
  await stopProcess(holder, { graceMs: 40_000 });
}
