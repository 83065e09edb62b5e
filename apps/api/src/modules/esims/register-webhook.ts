import { basePath } from "@rihla/contract";
import type { App } from "../../app.ts";

/** Tells the provider where to send its events. Without a secret there is no door, and nothing to tell. */
export async function registerWebhook({ config, webhooks, esimProvider }: App): Promise<void> {
  const token = webhooks.find(({ name }) => name === esimProvider.name)?.addressToken;
  if (!token) return;
  await esimProvider.registerWebhook(
    `${config.PUBLIC_URL}${basePath}/webhooks/${esimProvider.name}/${token}`,
  );
}
