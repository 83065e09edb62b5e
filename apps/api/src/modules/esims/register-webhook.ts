import { basePath } from "@rihla/contract";
import type { App } from "../../app.ts";

/** Tells each provider where to send its events. Without a secret there is no door, and nothing to tell. */
export async function registerWebhook({ config, webhooks, providers }: App): Promise<void> {
  for (const { name, addressToken } of webhooks) {
    const address = `${config.PUBLIC_URL}${basePath}/webhooks/${name}`;
    await providers.get(name)?.registerWebhook(addressToken ? `${address}/${addressToken}` : address);
  }
}
