import * as z from "zod";
import { url, type Variables } from "../../../infra/variables.ts";
import { eitherSecret } from "../../either-secret.ts";

export const esimAccessVariables = {
  ESIM_ACCESS_URL: {
    description: "base URL of the eSIM Access API",
    schema: url.default("https://api.esimaccess.com"),
    calls: ["api.esimaccess.com"],
    example: "https://api.esimaccess.com",
  },
  ESIM_ACCESS_CODE: {
    description: "eSIM Access access code (spends money: keep it on the server)",
    schema: z.string().min(1),
    credential: true,
    example: "",
  },
  ESIM_ACCESS_SECRET: {
    description: "eSIM Access secret key",
    schema: z.string().min(1),
    credential: true,
    example: "",
  },
  ESIM_ACCESS_WEBHOOK_TOKEN: {
    description: `last part of the webhook address given to eSIM Access; unset, the webhook is off${eitherSecret}`,
    schema: z.string().min(16).optional(),
    credential: true,
    example: "",
  },
} satisfies Variables;
