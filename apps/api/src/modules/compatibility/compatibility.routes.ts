import type { Route } from "../../http/route.ts";
import { findDevices } from "./find-devices.ts";

/** Public and the same for everybody; what is typed is as varied as people. */
export function mountCompatibility(route: Route): void {
  route("GET /compatible-devices", async ({ query }) => ({ items: await findDevices(query), next: null }));
}
