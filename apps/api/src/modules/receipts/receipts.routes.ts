import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { askForReceiptMail, makeReceipt } from "./make-receipt.ts";

export function mountReceipts(route: Route, app: Uses<"config" | "db" | "gateways" | "jobs">): void {
  route("POST /orders/{number}/receipt", (call) =>
    makeReceipt(app, { number: call.path.number, claim: call, ip: call.ip }),
  );
  route("POST /orders/{number}/receipt/mail", async (call) => {
    await askForReceiptMail(app, { number: call.path.number, claim: call, ip: call.ip });
    return undefined;
  });
}
