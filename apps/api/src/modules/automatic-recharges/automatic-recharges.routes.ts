import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import {
  showAutomaticRecharge,
  switchAutomaticRechargeOff,
  switchAutomaticRechargeOn,
} from "./switch-automatic-recharge.ts";

export function mountAutomaticRecharges(
  route: Route,
  app: Uses<"config" | "db" | "log" | "methods" | "providers">,
): void {
  route("GET /esims/{id}/automatic-top-up", ({ caller, path }) =>
    showAutomaticRecharge(app.db, caller, path.id),
  );
  route("PUT /esims/{id}/automatic-top-up", ({ caller, path, body }) =>
    switchAutomaticRechargeOn(app, { ...body, id: path.id, caller }),
  );
  route("DELETE /esims/{id}/automatic-top-up", async ({ caller, path }) => {
    await switchAutomaticRechargeOff(app.db, caller, path.id);
    return undefined;
  });
}
