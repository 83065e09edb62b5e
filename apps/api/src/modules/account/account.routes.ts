import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportData } from "./export-data.ts";

export function mountAccount(
  route: Route,
  app: Uses<"config" | "db" | "gateways" | "jobs" | "log" | "paymentEvents">,
): void {
  route("DELETE /auth/me", async ({ caller, body }) => {
    await deleteAccount(app, { caller, confirm: body.confirm });
    return undefined;
  });
  route("GET /auth/me/export", ({ caller, ip }) => exportData(app, { caller, ip }));
}
