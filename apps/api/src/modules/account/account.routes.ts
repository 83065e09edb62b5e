import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { deleteAccount } from "./delete-account.ts";
import { showObstacles } from "./deletion-obstacles.ts";
import { endAccess } from "./end-access.ts";
import { exportData } from "./export-data.ts";

export function mountAccount(
  route: Route,
  app: Uses<"config" | "db" | "gateways" | "jobs" | "log" | "paymentEvents" | "providers">,
): void {
  route("GET /auth/me/deletion", ({ caller }) => showObstacles(app, caller));
  route("DELETE /auth/me", async ({ caller, body, guest }) => {
    await deleteAccount(app, { caller, confirm: body.confirm });
    // As when signing out: what was written in this browser is not the next person's to read.
    guest.forget();
    return undefined;
  });
  route("DELETE /auth/sessions", async ({ caller, guest }) => {
    await endAccess(app, caller);
    guest.forget();
    return undefined;
  });
  route("GET /auth/me/export", ({ caller, ip }) => exportData(app, { caller, ip }));
}
