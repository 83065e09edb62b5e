import { basePath } from "@rihla/contract";
import type { App } from "../../app.ts";

/** Tells the providers where to send their events. Without a secret there is no door, and nothing to tell. */
export async function registerWebhook({ config, webhooks, providers }: App): Promise<void> {
  for (const { name, addressToken } of webhooks) {
    const provider = providers.get(name);
    if (!provider || !addressToken) continue;
    await provider.registerWebhook(`${config.PUBLIC_URL}${basePath}/webhooks/${name}/${addressToken}`);
  }
}
