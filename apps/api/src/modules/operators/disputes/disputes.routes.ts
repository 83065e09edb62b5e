import type { Uses } from "../../../app.ts";
import type { AdminRoute } from "../../../http/admin-route.ts";
import { responsibleFor } from "../responsible-for.ts";
import { orPropose } from "../second-person/or-propose.ts";
import { takeFromWallet } from "./take-from-wallet.ts";

export function mountDisputes(route: AdminRoute, app: Uses<"config" | "db" | "gateways" | "jobs">): void {
  route("POST /disputes/{id}/wallet-takings", ({ caller, path: { id }, body: { left, why } }) => {
    const by = responsibleFor(caller, why);
    return orPropose(app, { words: ["take-back", id], options: {} }, by, () =>
      takeFromWallet(app, id, left, by),
    );
  });
}
