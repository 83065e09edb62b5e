import type { Uses } from "../../app.ts";
import type { WebhookHint } from "./webhook-source.ts";
import { handleEventJob } from "./webhooks.queue.ts";
import { insertEvent } from "./webhooks.repository.ts";

/** Keeps an event whose sender was proven, once, and enqueues following it up in the same transaction. */
export async function storeEvent(
  app: Uses<"db" | "jobs">,
  source: string,
  event: { key: string; hint: WebhookHint },
): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const isNew = await insertEvent(tx, source, event.key, event.hint);
    if (isNew) await app.jobs.send(tx, handleEventJob, { source, key: event.key });
  });
}
