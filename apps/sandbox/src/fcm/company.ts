import type { Company } from "../world/company.ts";
import type { World } from "../world/world.ts";
import { CLIENT_EMAIL, PRIVATE_KEY, PROJECT } from "./account.ts";
import { openFcm } from "./fcm.ts";
import { fcmControls, fcmRoutes } from "./routes.ts";

/** The service that carries notifications to the apps: to Android phones, and through Apple to iPhones. */
export function playFcm(world: World): Company {
  const fcm = openFcm(world);
  return {
    name: "fcm",
    title: "Firebase Cloud Messaging",
    calledAt: "/fcm/v1/projects/{project}/messages:send",
    signsPushes: false,
    shopSettings: (url) => ({
      FCM_PROJECT: PROJECT,
      FCM_CLIENT_EMAIL: CLIENT_EMAIL,
      FCM_PRIVATE_KEY: PRIVATE_KEY,
      FCM_URL: `${url}/fcm`,
      FCM_TOKEN_URL: `${url}/fcm/token`,
    }),
    facts: () => [["App notifications", fcm.messages.all().length]],
    controls: [
      ["POST /controls/fcm/phones", "platform: an app on a phone that takes notifications; its token"],
      ["POST /controls/fcm/phones/state", "token; state: on, gone, theirs (another project's)"],
      ["POST /controls/fcm/access-tokens/end", "every access token is refused from now on"],
      ["GET /controls/fcm/messages", "what came to which phone"],
    ],
    plugins: [fcmRoutes(fcm), fcmControls(fcm)],
  };
}
