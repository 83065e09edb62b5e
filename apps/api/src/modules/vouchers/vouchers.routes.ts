import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { lookUpVoucher } from "./read-voucher.ts";

/** Redeeming makes an order: orders mount it. */
export function mountVouchers(route: Route, app: Uses<"config" | "db">): void {
  route("POST /vouchers/lookup", ({ body, caller, ip }) =>
    lookUpVoucher(app, { code: body.code, caller, ip }),
  );
}
