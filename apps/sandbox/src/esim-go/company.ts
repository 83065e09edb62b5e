import type { Company } from "../world/company.ts";
import type { World } from "../world/world.ts";
import { esimGoControls } from "./esim-go.controls.ts";
import { API_KEY, openEsimGo } from "./esim-go.ts";
import { watchEsim } from "./esim-life.ts";
import { esimGoRoutes } from "./routes.ts";

export function playEsimGo(world: World): Company {
  const go = openEsimGo(world);
  for (const esim of go.esims.all()) watchEsim(go, esim);
  return {
    name: "esim-go",
    title: "eSIM Go",
    calledAt: "/esim-go/v2.5/…",
    signsPushes: true,
    shopSettings: (url) => ({ ESIM_GO_URL: `${url}/esim-go/v2.5`, ESIM_GO_API_KEY: API_KEY }),
    facts: () => [
      ["eSIM Go orders", go.orders.all().length],
      ["eSIM Go eSIMs", go.esims.all().length],
    ],
    controls: [
      ["GET /controls/esim-go/orders", "what was ordered from eSIM Go"],
      [
        "POST /controls/esim-go/esims/{iccid}/{step}",
        "download, install, attach, use, deplete, expire, lapse, revoke, delete",
      ],
      ["POST /controls/esim-go/settings", "balance, currency, limit, callbacks, words for the profile"],
      ["POST /controls/esim-go/catalogue", "empty, half, broken bundles"],
    ],
    plugins: [esimGoRoutes(go), esimGoControls(go)],
  };
}
