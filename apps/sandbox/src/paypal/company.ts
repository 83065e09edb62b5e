import type { Company } from "../world/company.ts";
import type { World } from "../world/world.ts";
import { disputeControls } from "./dispute.controls.ts";
import { CLIENT_ID, CLIENT_SECRET, openPaypal, WEBHOOK_ID } from "./order.ts";
import { paymentPageRoutes } from "./payment-page.routes.ts";
import { paypalControls } from "./paypal.controls.ts";
import { paypalRoutes } from "./routes.ts";

export function playPaypal(world: World): Company {
  const paypal = openPaypal(world);
  return {
    name: "paypal",
    title: "PayPal",
    calledAt: "/paypal/v2/…",
    signsPushes: true,
    shopSettings: (url) => ({
      PAYPAL_URL: `${url}/paypal`,
      PAYPAL_CLIENT_ID: CLIENT_ID,
      PAYPAL_CLIENT_SECRET: CLIENT_SECRET,
      PAYPAL_WEBHOOK_ID: WEBHOOK_ID,
    }),
    facts: () => [["PayPal orders", paypal.orders.all().length]],
    controls: [
      ["GET /controls/paypal/orders", "what was to be paid"],
      ["POST /controls/paypal/orders/{id}/pay", "approved, declined, echeck, voided … without a browser"],
      ["POST /controls/paypal/orders/{id}/dispute", "its payer disputes it, for a reason, with a status"],
      ["POST /controls/paypal/disputes/{id}/decide", "an outcome ends it, a status moves it"],
      [
        "POST /controls/paypal/settings",
        "webhook address and order, its certificate, how refunds are answered",
      ],
    ],
    plugins: [
      paypalRoutes(paypal),
      paymentPageRoutes(paypal),
      paypalControls(paypal),
      disputeControls(paypal),
    ],
  };
}
