import { type ActivationCode, findActivationCode } from "./activation-code.ts";
import { isVoucherCode, tidyVoucherCode, type VoucherFault, voucherFault } from "./voucher-code.ts";

/** What somebody scanned, typed or pasted where an eSIM can be added. */
export type Scanned =
  | { kind: "nothing" }
  | { kind: "voucher"; code: string }
  | { kind: "esim"; activation: ActivationCode }
  /** Meant as a voucher's code, and none. */
  | ({ kind: "mistake" } & VoucherFault)
  /** Another code that people carry, scanned by mistake. `host`: where an address leads. */
  | { kind: "other"; what: OtherCode; host?: string }
  | { kind: "unknown" };

export const otherCodes = ["boarding-pass", "wifi", "contact", "address"] as const;
export type OtherCode = (typeof otherCodes)[number];

/** Where a voucher's QR code leads: the code stands behind the `#`, which browsers keep to themselves. */
const address = /^https?:\/\/\S+#([^#\s]+)$/;

/** Signs of addresses and activation codes, of which a voucher's has none. */
const somethingElse = /[.:/$@]/;

/** By how each begins; a boarding pass as IATA has it: legs, name, booking. */
const others: readonly [OtherCode, RegExp][] = [
  ["boarding-pass", /^[MS][1-9][\p{L}'. -]+\/[\p{L}'. -]+?\s+E?[A-Z0-9]{5,7}\s/u],
  ["wifi", /^wifi:/i],
  ["contact", /^(?:begin:vcard|mecard:)/i],
  ["address", /^https?:\/\/[^\s/?#@]+\.[^\s@]+$/i],
];

function otherCode(text: string): Scanned | undefined {
  const what = others.find(([, shape]) => shape.test(text))?.[0];
  if (what !== "address") return what && { kind: "other", what };
  const host = /^https?:\/\/([^\s/?#:]+)/i.exec(text)?.[1] ?? "";
  return { kind: "other", what, host: host.toLowerCase() };
}

export function readScanned(text: string): Scanned {
  if (text.trim() === "") return { kind: "nothing" };
  const typed = address.exec(text.trim())?.[1] ?? text;
  const code = tidyVoucherCode(typed);
  if (isVoucherCode(code)) return { kind: "voucher", code };
  const activation = findActivationCode(text);
  if (activation) return { kind: "esim", activation };
  const other = otherCode(text.trim());
  if (other) return other;
  const mistake = somethingElse.test(typed) ? null : voucherFault(code);
  return mistake ? { kind: "mistake", ...mistake } : { kind: "unknown" };
}
