import type { Company } from "../world/company.ts";
import type { World } from "../world/world.ts";
import { openSatim } from "./order.ts";
import { paymentPageRoutes } from "./payment-page.routes.ts";
import { satimRoutes } from "./routes.ts";
import { satimControls } from "./satim.controls.ts";

export function playSatim(world: World): Company {
  const satim = openSatim(world);
  return {
    name: "satim",
    title: "SATIM",
    calledAt: "/satim/payment/rest/…",
    signsPushes: false,
    shopSettings: (url) => ({
      SATIM_URL: `${url}/satim/payment/rest`,
      SATIM_USERNAME: "sandbox-merchant",
      SATIM_PASSWORD: "sandbox-password",
      SATIM_TERMINAL: "E01SANDBOX",
      SATIM_CALLBACK_SECRET: "sandbox-callback-secret",
      SATIM_REFUNDS: "api",
      SATIM_CAPTCHA: "off",
    }),
    facts: () => [["SATIM payments", satim.orders.all().length]],
    controls: [
      ["GET /controls/satim/orders", "what was registered for payment"],
      ["POST /controls/satim/orders/{mdOrder}/pay", "pay, decline, cancel without a browser"],
    ],
    plugins: [satimRoutes(satim), paymentPageRoutes(satim), satimControls(satim)],
  };
}
