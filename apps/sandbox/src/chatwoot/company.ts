import type { Company } from "../world/company.ts";
import type { World } from "../world/world.ts";
import { accountRoutes, fileRoutes } from "./account.routes.ts";
import { chatwootControls } from "./chatwoot.controls.ts";
import { ACCESS_TOKEN, ACCOUNT, IDENTITY_KEY, INBOX, openChatwoot, WEBHOOK_SECRET } from "./chatwoot.ts";
import { consoleRoutes } from "./console-page.ts";
import { chatwootRoutes } from "./public.routes.ts";

/** A support desk with an agent who answers in three languages, late, twice, out of order or not at all. */
export function playChatwoot(world: World): Company {
  const chatwoot = openChatwoot(world);
  return {
    name: "chatwoot",
    title: "Chatwoot",
    calledAt: "/chatwoot/public/api/v1/inboxes/…",
    signsPushes: true,
    shopSettings: (url) => ({
      CHATWOOT_URL: `${url}/chatwoot`,
      CHATWOOT_INBOX: INBOX,
      CHATWOOT_IDENTITY_KEY: IDENTITY_KEY,
      CHATWOOT_WEBHOOK_SECRET: WEBHOOK_SECRET,
      CHATWOOT_ACCOUNT: ACCOUNT,
      CHATWOOT_ACCESS_TOKEN: ACCESS_TOKEN,
    }),
    facts: () => [["Conversations", chatwoot.conversations.all().length]],
    controls: [
      ["GET /chatwoot", "what agents see, and where they answer"],
      ["GET /controls/chatwoot/conversations", "the same as data"],
      [
        "POST /controls/chatwoot/settings",
        "agent: answers, late, twice, out-of-order, never; how long it takes",
      ],
      [
        "POST /controls/chatwoot/conversations/{id}/messages",
        "answer, note, template, activity; with a file",
      ],
      ["POST /controls/chatwoot/conversations/{id}/see", "an agent reads it"],
      ["POST /controls/chatwoot/conversations/{id}/typing", "an agent writes, or stops"],
      ["DELETE /controls/chatwoot/messages/{id}", "an agent takes a message back"],
    ],
    plugins: [
      chatwootRoutes(chatwoot),
      accountRoutes(chatwoot),
      fileRoutes(chatwoot),
      chatwootControls(chatwoot),
      consoleRoutes(chatwoot),
    ],
  };
}
