import { basePath } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import { registerWebhookJob } from "./esims.queue.ts";

/** A provider calls the address to see whether it answers, and the shop may still be starting: so often that is no news. */
const patience = 8;
const restSeconds = 15;

/**
 * Tells each provider where to send its events. A provider without a webhook secret has no address and is told
 * nothing. One that does not take its address is told again, quietly at first; then this throws, and the queue goes on.
 */
export async function registerWebhook(
  {
    config,
    db,
    jobs,
    log,
    webhooks,
    providers,
  }: Uses<"config" | "db" | "jobs" | "log" | "providers" | "webhooks">,
  refused = 0,
): Promise<void> {
  const told = await Promise.allSettled(
    webhooks.map(async ({ name, addressToken }) => {
      const address = `${config.PUBLIC_URL}${basePath}/webhooks/${name}`;
      await providers.get(name)?.registerWebhook?.(addressToken ? `${address}/${addressToken}` : address);
    }),
  );
  const failed = told.find((one) => one.status === "rejected");
  if (!failed) return;
  if (refused >= patience) throw failed.reason;
  if (refused === 0) log.info("a provider does not take our webhook address yet and will be told again");
  await jobs.send(db, registerWebhookJob, { refused: refused + 1 }, { startAfterSeconds: restSeconds });
}
