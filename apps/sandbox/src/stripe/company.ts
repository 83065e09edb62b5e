import type { Company } from "../world/company.ts";
import type { World } from "../world/world.ts";
import { paymentPageRoutes } from "./payment-page.routes.ts";
import { stripeRoutes } from "./routes.ts";
import { openStripe, SECRET_KEY, WEBHOOK_SECRET } from "./session.ts";
import { resumeExpiries } from "./settle.ts";
import { stripeControls } from "./stripe.controls.ts";

export function playStripe(world: World): Company {
  const stripe = openStripe(world);
  resumeExpiries(stripe);
  return {
    name: "stripe",
    title: "Stripe",
    calledAt: "/v1/…",
    signsPushes: true,
    shopSettings: (url) => ({
      STRIPE_URL: url,
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    }),
    facts: () => [["Stripe sessions", stripe.sessions.all().length]],
    controls: [
      ["GET /controls/stripe/sessions", "what was to be paid"],
      ["POST /controls/stripe/sessions/{id}/pay", "paid, declined, processing, expired … without a browser"],
      [
        "POST /controls/stripe/sessions/{id}/refund",
        "succeeded, failed, canceled: what becomes of its newest refund",
      ],
      [
        "POST /controls/stripe/sessions/{id}/dispute",
        "its card's holder disputes it, for a reason, with a status",
      ],
      ["POST /controls/stripe/disputes/{id}/decide", "won, lost, under_review … : what becomes of it"],
      ["POST /controls/stripe/settings", "webhook address, delay and order, how refunds are answered"],
    ],
    plugins: [stripeRoutes(stripe), paymentPageRoutes(stripe), stripeControls(stripe)],
  };
}
