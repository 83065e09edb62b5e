import type { Company } from "../world/company.ts";
import type { World } from "../world/world.ts";
import { pushControls, pushRoutes } from "./routes.ts";
import { openPushService } from "./subscriptions.ts";

/** A browser's push service: it reads what the shop sends as a browser would. */
export function playPushService(world: World): Company {
  const service = openPushService(world);
  return {
    name: "web-push",
    title: "Push service",
    calledAt: "/push/{subscription}",
    signsPushes: false,
    shopSettings: (url) => ({
      WEB_PUSH_SANDBOX: url,
      WEB_PUSH_PUBLIC_KEY:
        "BC6gpWlumai9HUHgd_-VPmo2YtHB8u-IRBnlm8em1fTW5_07AZbmvG5qFe4ISbu1668AqwL460TJRdiS9bf4ons",
      WEB_PUSH_PRIVATE_KEY: "rihla-sandbox-published-for-everybody--xxxw",
      WEB_PUSH_CONTACT: "mailto:sandbox@rihla.example",
    }),
    facts: () => [["Notifications", service.messages.all().length]],
    controls: [
      ["POST /controls/push/subscriptions", "a browser that takes notifications: its endpoint and keys"],
      ["POST /controls/push/subscriptions/{id}/end", "it takes none any more"],
      ["GET /controls/push/messages", "what came to whom, decrypted"],
    ],
    plugins: [pushRoutes(service), pushControls(service)],
  };
}
