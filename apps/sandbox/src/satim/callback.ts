import { createHmac } from "node:crypto";
import type { Satim, SatimOrder } from "./order.ts";

/** Nobody promises this push: it is sent only where an address is known, and a shop must do without it. */
export function pushCallback(satim: Satim, order: SatimOrder, operation: string, succeeded: boolean): void {
  const { callbackUrl, callbackSecret } = satim.switches.read();
  const address = order.callbackUrl || callbackUrl;
  if (!address) return;
  const fields = {
    mdOrder: order.mdOrder,
    orderNumber: order.orderNumber,
    operation,
    status: succeeded ? "1" : "0",
  };
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  url.searchParams.set("checksum", checksum(fields, callbackSecret));
  satim.world.webhooks.send({ company: "satim", url: url.href, method: "GET", body: "" });
}

/** HMAC-SHA256 over the other parameters sorted by name, each written `name;value;`; upper-case hex. */
export function checksum(fields: Record<string, string>, secret: string): string {
  const text = Object.entries(fields)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name};${value};`)
    .join("");
  return createHmac("sha256", secret).update(text).digest("hex").toUpperCase();
}
