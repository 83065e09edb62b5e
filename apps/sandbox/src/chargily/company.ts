import type { Company } from "../world/company.ts";
import type { World } from "../world/world.ts";
import { chargilyControls } from "./chargily.controls.ts";
import { openChargily, SECRET_KEY } from "./checkout.ts";
import { paymentPageRoutes } from "./payment-page.routes.ts";
import { chargilyRoutes } from "./routes.ts";
import { resumeExpiries } from "./settle.ts";

export function playChargily(world: World): Company {
  const chargily = openChargily(world);
  resumeExpiries(chargily);
  return {
    name: "chargily",
    title: "Chargily Pay",
    calledAt: "/chargily/test/api/v2/…",
    signsPushes: true,
    shopSettings: (url) => ({
      CHARGILY_URL: `${url}/chargily/test/api/v2`,
      CHARGILY_SECRET_KEY: SECRET_KEY,
    }),
    facts: () => [["Chargily checkouts", chargily.checkouts.all().length]],
    controls: [
      ["GET /controls/chargily/checkouts", "what was to be paid"],
      [
        "POST /controls/chargily/checkouts/{id}/pay",
        "paid, failed, canceled, expired, processing without a browser",
      ],
      ["POST /controls/chargily/settings", "fee, session, webhook address, delay and order"],
    ],
    plugins: [chargilyRoutes(chargily), paymentPageRoutes(chargily), chargilyControls(chargily)],
  };
}
