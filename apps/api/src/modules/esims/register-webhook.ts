import { basePath } from "@rihla/contract";
import type { Uses } from "../../app.ts";

/**
 * Tells each provider where to send its events. A provider without a webhook secret has no address and is told
 * nothing. Throws when one could not be told; the others have been.
 */
export async function registerWebhook({
  config,
  webhooks,
  providers,
}: Uses<"config" | "providers" | "webhooks">): Promise<void> {
  const told = await Promise.allSettled(
    webhooks.map(async ({ name, addressToken }) => {
      const address = `${config.PUBLIC_URL}${basePath}/webhooks/${name}`;
      await providers.get(name)?.registerWebhook?.(addressToken ? `${address}/${addressToken}` : address);
    }),
  );
  for (const one of told) if (one.status === "rejected") throw one.reason;
}
