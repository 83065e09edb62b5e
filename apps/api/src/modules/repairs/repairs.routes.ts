import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { askSupport, diagnoseEsim, repairEsim } from "./repair-esim.ts";

export function mountRepairs(
  route: Route,
  app: Uses<"config" | "db" | "esimEvents" | "gateways" | "jobs" | "log" | "methods" | "providers">,
): void {
  route("POST /esims/{id}/diagnosis", ({ path, caller, orderSecret, ip }) =>
    diagnoseEsim(app, { id: path.id, caller, orderSecret, ip }),
  );
  route("POST /esims/{id}/repairs", ({ path, caller, orderSecret, ip, body }) =>
    repairEsim(app, { id: path.id, caller, orderSecret, ip, kind: body.kind }),
  );
  route("POST /esims/{id}/support", ({ path, caller, orderSecret, ip, body }) =>
    askSupport(app, { id: path.id, caller, orderSecret, ip, ...body }),
  );
}
