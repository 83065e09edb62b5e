import * as z from "zod";
import { url, type Variables } from "../../../infra/variables.ts";

export const paypalVariables = {
  PAYPAL_URL: {
    description: "address of the PayPal API",
    schema: url.default("https://api-m.paypal.com"),
    calls: ["api-m.paypal.com", "api.paypal.com"],
    example: "https://api-m.paypal.com",
  },
  PAYPAL_CLIENT_ID: {
    description: "PayPal client id",
    schema: z.string().min(1),
    credential: true,
    example: "",
  },
  PAYPAL_CLIENT_SECRET: {
    description: "PayPal client secret (spends money: keep it on the server)",
    schema: z.string().min(1),
    credential: true,
    example: "",
  },
  PAYPAL_WEBHOOK_ID: {
    description: "id of the webhook at PayPal; unset, the webhook is off and payments are polled",
    schema: z.string().min(1).optional(),
    credential: true,
    example: "",
  },
} satisfies Variables;
