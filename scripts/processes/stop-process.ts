import { isAlive, type ProcessIdentity } from "./identity.ts";
import { waitUntil } from "./wait-until.ts";

/** Asks, waits, and only then insists. Never touches another process that got the same number. */
export async function stopProcess(
  target: ProcessIdentity,
  { signal = "SIGTERM" as NodeJS.Signals, graceMs = 10_000 } = {},
): Promise<void> {
  const isGone = () => !isAlive(target);
  if (isGone()) return;
  send(target.pid, signal);
  if (await waitUntil(isGone, graceMs)) return;
  send(target.pid, "SIGKILL");
  await waitUntil(isGone, 5_000);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
