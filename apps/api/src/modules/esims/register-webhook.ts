import { basePath } from "@rihla/contract";
import type { App } from "../../app.ts";

/** Tells the provider where to send its events. Without a secret there is no door, and nothing to tell. */
export async function registerWebhook(app: App): Promise<void> {
  const { PUBLIC_URL, ESIM_ACCESS_WEBHOOK_TOKEN: token } = app.config;
  if (!token) return;
  await app.esimProvider.registerWebhook(
    `${PUBLIC_URL}${basePath}/webhooks/${app.esimProvider.name}/${token}`,
  );
}
