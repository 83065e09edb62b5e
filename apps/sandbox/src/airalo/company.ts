import type { Company } from "../world/company.ts";
import type { World } from "../world/world.ts";
import { airaloControls } from "./airalo.controls.ts";
import { CLIENT_ID, CLIENT_SECRET, openAiralo } from "./airalo.ts";
import { makeWhenReady } from "./orders/place-order.ts";
import { shelfControls } from "./packages/shelf.controls.ts";
import { airaloRoutes } from "./routes.ts";
import { watchSim } from "./sims/sim-life.ts";

export function playAiralo(world: World): Company {
  const airalo = openAiralo(world);
  for (const request of airalo.requests.all()) makeWhenReady(airalo, request);
  for (const sim of airalo.sims.all()) watchSim(airalo, sim);
  return {
    name: "airalo",
    title: "Airalo",
    calledAt: "/airalo/v2/…",
    signsPushes: true,
    shopSettings: (url) => ({
      AIRALO_URL: `${url}/airalo/v2`,
      AIRALO_CLIENT_ID: CLIENT_ID,
      AIRALO_CLIENT_SECRET: CLIENT_SECRET,
    }),
    facts: () => [
      ["Airalo orders", airalo.orders.all().length],
      ["Airalo eSIMs", airalo.sims.all().length],
    ],
    controls: [
      ["GET /controls/airalo/orders", "what was ordered from Airalo"],
      ["POST /controls/airalo/esims/{iccid}/{step}", "install, use, finish, expire, recycle"],
      ["POST /controls/airalo/settings", "allocation time, balance, limits, numbers as text, kept usage"],
      ["POST /controls/airalo/catalogue", "empty, half, broken packages"],
    ],
    plugins: [airaloRoutes(airalo), airaloControls(airalo), shelfControls(airalo.shelf)],
  };
}
