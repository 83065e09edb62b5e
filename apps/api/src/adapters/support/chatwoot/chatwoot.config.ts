import * as z from "zod";
import { url, type Variables } from "../../../infra/variables.ts";
import { eitherSecret } from "../../either-secret.ts";

export const chatwootVariables = {
  CHATWOOT_URL: {
    description: "address of the Chatwoot installation",
    schema: url.default("https://app.chatwoot.com"),
    calls: "anyones",
    example: "https://app.chatwoot.com",
  },
  CHATWOOT_FILES_URL: {
    description:
      "address of the storage that the installation sends people to for files, where it lies in a private network",
    schema: url.optional(),
    calls: "anyones",
    example: "",
  },
  CHATWOOT_INBOX: {
    description:
      "identifier of its API inbox, whose webhook address is /api/v1/app/webhooks/chatwoot; unset, no chat",
    schema: z.string().min(1),
    credential: true,
    example: "",
  },
  CHATWOOT_IDENTITY_KEY: {
    description: "hmac_token of that inbox: proves to agents who writes",
    schema: z.string().min(1),
    credential: true,
    example: "",
  },
  CHATWOOT_WEBHOOK_SECRET: {
    description: `secret of that inbox, which signs its webhooks; unset, the webhook is off and the desk is asked${eitherSecret}`,
    schema: z.string().min(1).optional(),
    credential: true,
    example: "",
  },
  CHATWOOT_ACCOUNT: {
    description: "number of the account, for deleting what people have deleted here",
    schema: z.string().regex(/^\d+$/),
    example: "",
  },
  CHATWOOT_ACCESS_TOKEN: {
    description: "access token of an administrator of the account, for the same",
    schema: z.string().min(1),
    credential: true,
    example: "",
  },
} satisfies Variables;
