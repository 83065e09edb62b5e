import { codeOf } from "./error-code.ts";
import { isAlive, type ProcessIdentity } from "./identity.ts";
import { waitUntil } from "./wait-until.ts";

type Manner = { signal?: NodeJS.Signals; graceMs?: number };

/** Asks, waits, and only then insists. Never touches another process that got the same number. */
export async function stopProcess(
  target: ProcessIdentity,
  { signal = "SIGTERM", graceMs = 10_000 }: Manner = {},
): Promise<void> {
  const isGone = () => !isAlive(target);
  sendSignal(target, signal);
  if (await waitUntil(isGone, graceMs)) return;
  sendSignal(target, "SIGKILL");
  await waitUntil(isGone, 5_000);
}

/** Nothing happens where it is gone. */
export function sendSignal(target: ProcessIdentity, signal: NodeJS.Signals): void {
  if (!isAlive(target)) return;
  try {
    process.kill(target.pid, signal);
  } catch (error) {
    if (codeOf(error) !== "ESRCH") throw error;
  }
}
