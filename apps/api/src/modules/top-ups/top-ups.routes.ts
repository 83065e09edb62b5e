import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { startTopUp } from "./start-top-up.ts";

export function mountTopUps(
  route: Route,
  app: Uses<"config" | "db" | "gateways" | "jobs" | "log" | "methods">,
): void {
  route("POST /wallet/top-ups", ({ body, ...call }) => startTopUp(app, { ...call, ...body }));
}
