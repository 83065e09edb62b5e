import { type ActivationCode, findActivationCode } from "./activation-code.ts";
import { isVoucherCode, tidyVoucherCode, type VoucherFault, voucherFault } from "./voucher-code.ts";

/** What somebody scanned, typed or pasted where an eSIM can be added. */
export type Scanned =
  | { kind: "nothing" }
  | { kind: "voucher"; code: string }
  | { kind: "esim"; activation: ActivationCode }
  /** Meant as a voucher's code, and none. */
  | ({ kind: "mistake" } & VoucherFault)
  | { kind: "unknown" };

/** Where a voucher's QR code leads: the code stands behind the `#`, which browsers keep to themselves. */
const address = /^https?:\/\/\S+#([^#\s]+)$/;

/** Signs of addresses and activation codes, of which a voucher's has none. */
const somethingElse = /[.:/$@]/;

export function readScanned(text: string): Scanned {
  if (text.trim() === "") return { kind: "nothing" };
  const typed = address.exec(text.trim())?.[1] ?? text;
  const code = tidyVoucherCode(typed);
  if (isVoucherCode(code)) return { kind: "voucher", code };
  const activation = findActivationCode(text);
  if (activation) return { kind: "esim", activation };
  const mistake = somethingElse.test(typed) ? null : voucherFault(code);
  return mistake ? { kind: "mistake", ...mistake } : { kind: "unknown" };
}
