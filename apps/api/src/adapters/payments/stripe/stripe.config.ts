import * as z from "zod";
import { url, type Variables } from "../../../infra/variables.ts";
import { eitherSecret } from "../../either-secret.ts";

export const stripeVariables = {
  STRIPE_URL: {
    description: "address of the Stripe API",
    schema: url.default("https://api.stripe.com"),
    calls: ["api.stripe.com"],
    example: "https://api.stripe.com",
  },
  STRIPE_SECRET_KEY: {
    description: "Stripe secret key (spends money: keep it on the server)",
    schema: z.string().min(1),
    credential: { testsBegin: ["sk_test_", "rk_test_"] },
    example: "",
  },
  STRIPE_WEBHOOK_SECRET: {
    description: `signs Stripe's webhooks (whsec_…); unset, the webhook is off and payments are polled${eitherSecret}`,
    schema: z.string().min(1).optional(),
    credential: true,
    example: "",
  },
} satisfies Variables;
