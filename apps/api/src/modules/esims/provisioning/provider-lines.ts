import { deliverEsimsJob } from "../esims.queue.ts";
import { type DeliveryApp, deliverEsims } from "./deliver-esims.ts";
import { findNextDue } from "./provisioning-line.repository.ts";

/** Seconds between two runs for what is due and could not be done, and the furthest that is looked ahead. */
const shortest = 2;
const furthest = 60;

/**
 * One line of work for each provider in this process, so that one that does not answer holds up nothing but its own. A call
 * for a line that is at work already is kept for when it is done; when it is, what comes next is taken up at its time.
 */
export function openProviderLines(app: DeliveryApp): (provider: string) => Promise<void> {
  const lines = new Map<string, { isWanted: boolean }>();
  const alarms = new Map<string, NodeJS.Timeout>();
  const send = (provider: string) => app.jobs.send(app.db, deliverEsimsJob, { provider });

  async function comeBackWhenDue(provider: string): Promise<void> {
    clearTimeout(alarms.get(provider));
    const next = (await findNextDue(app.db)).find((one) => one.provider === provider);
    if (!next) return;
    const seconds = Math.min(furthest, Math.max(shortest, next.seconds));
    // A process that dies forgets its alarms: the sweep of each minute finds what is due.
    const alarm = setTimeout(() => send(provider).catch(() => undefined), seconds * 1000).unref();
    alarms.set(provider, alarm);
  }

  return async (name) => {
    const provider = app.providers.get(name);
    if (!provider)
      return app.log.warn({ provider: name }, "eSIMs wait for a provider that is not configured");
    const running = lines.get(name);
    if (running) {
      running.isWanted = true;
      return;
    }
    const line = { isWanted: false };
    lines.set(name, line);
    try {
      const isUnfinished = await deliverEsims(app, provider);
      if (isUnfinished || line.isWanted) return await send(name);
    } finally {
      lines.delete(name);
    }
    await comeBackWhenDue(name);
  };
}
