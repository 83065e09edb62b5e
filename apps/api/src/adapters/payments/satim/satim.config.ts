import * as z from "zod";
import { url, type Variables } from "../../../infra/variables.ts";
import { eitherSecret } from "../../either-secret.ts";

export const satimVariables = {
  SATIM_URL: {
    description: "base URL of the SATIM gateway",
    schema: url.default("https://cib.satim.dz/payment/rest"),
    calls: ["satim.dz", ".satim.dz"],
    example: "https://cib.satim.dz/payment/rest",
  },
  SATIM_USERNAME: {
    description: "SATIM API login",
    schema: z.string().min(1).max(30),
    credential: true,
    example: "",
  },
  SATIM_PASSWORD: {
    description: "SATIM API password",
    schema: z.string().min(1).max(30),
    credential: true,
    example: "",
  },
  SATIM_TERMINAL: {
    description: "SATIM terminal id",
    schema: z.string().min(1).max(16),
    credential: true,
    example: "E010000001",
  },
  SATIM_CALLBACK_SECRET: {
    description: `key of SATIM's signed callback; unset, the callback is off and payments are polled${eitherSecret}`,
    schema: z.string().min(1).optional(),
    credential: true,
    example: "",
  },
  SATIM_CAPTCHA: {
    description: "on, also when unset: a question before its page opens, as its certification asks; or off",
    schema: z.enum(["on", "off"]).default("on"),
    example: "on",
  },
  SATIM_REFUNDS: {
    description:
      "api: refund.do is permitted for this merchant; manual, also when unset: operators refund on SATIM's site",
    schema: z.enum(["api", "manual"]).default("manual"),
    example: "manual",
  },
} satisfies Variables;
