import { catalogueControls } from "../catalogue/catalogue.controls.ts";
import type { Company } from "../world/company.ts";
import type { World } from "../world/world.ts";
import { resumeAllocations } from "./allocate.ts";
import { esimAccessControls } from "./esim-access.controls.ts";
import { openEsimAccess } from "./esim-access.ts";
import { esimAccessRoutes } from "./routes.ts";

export function playEsimAccess(world: World): Company {
  const supplier = openEsimAccess(world);
  resumeAllocations(supplier);
  return {
    name: "esim-access",
    title: "eSIM Access",
    calledAt: "/esim-access/api/v1/open/…",
    signsPushes: false,
    shopSettings: (url) => ({
      ESIM_ACCESS_URL: `${url}/esim-access`,
      ESIM_ACCESS_CODE: "sandbox-access-code",
      ESIM_ACCESS_SECRET: "sandbox-secret-key",
      ESIM_ACCESS_WEBHOOK_TOKEN: "sandbox-webhook-token",
    }),
    facts: () => [
      ["eSIM Access orders", supplier.orders.all().length],
      ["eSIM Access eSIMs", supplier.esims.all().length],
    ],
    controls: [
      ["GET /controls/esim-access/orders", "what was ordered from the eSIM supplier"],
      [
        "POST /controls/esims/{iccid}/{step}",
        "download, install, enable, disable, use, deplete, expire, delete",
      ],
      [
        "POST /controls/esim-access/settings",
        "allocation time, balance, signature, rate limit, webhook address",
      ],
      ["POST /controls/catalogue", "empty, half, broken or foreign packages, size"],
    ],
    plugins: [esimAccessRoutes(supplier), catalogueControls(supplier.shelf), esimAccessControls(supplier)],
  };
}
