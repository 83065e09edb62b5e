import { createHmac } from "node:crypto";
import { sameText } from "../../../infra/ids.ts";
import type { WebhookSource } from "../../../modules/webhooks/webhook-source.ts";

/** HMAC-SHA256 over `name;value;` of all fields but the checksum's own, sorted by name; upper-case hex. */
export function checksumOf(fields: Readonly<Record<string, string>>, key: string): string {
  const text = Object.keys(fields)
    .filter((name) => name !== "checksum" && name !== "sign_alias")
    .sort()
    .map((name) => `${name};${fields[name]};`)
    .join("");
  return createHmac("sha256", key).update(text).digest("hex").toUpperCase();
}

/** The gateway's push, where a merchant has one. A hint: the payment is asked for, never taken from here. */
export function createSatimCallback(key: string): WebhookSource {
  return {
    name: "satim",
    read({ fields }) {
      const { checksum = "", mdOrder, operation = "", status = "" } = fields;
      if (!mdOrder || !sameText(checksum.toUpperCase(), checksumOf(fields, key))) return null;
      return { key: `${mdOrder}:${operation}:${status}`, hint: { paymentRef: mdOrder } };
    },
  };
}
