import { type ActivationCode, findActivationCode } from "./activation-code.ts";
import { isVoucherCode, tidyVoucherCode } from "./voucher-code.ts";

/** What somebody scanned, typed or pasted where an eSIM can be added. */
export type Scanned =
  | { kind: "nothing" }
  | { kind: "voucher"; code: string }
  | { kind: "esim"; activation: ActivationCode }
  | { kind: "unknown" };

/** Where a voucher's QR code leads: the code stands behind the `#`, which browsers keep to themselves. */
const address = /^https?:\/\/\S+#([^#\s]+)$/;

export function readScanned(text: string): Scanned {
  if (text.trim() === "") return { kind: "nothing" };
  const code = tidyVoucherCode(address.exec(text.trim())?.[1] ?? text);
  if (isVoucherCode(code)) return { kind: "voucher", code };
  const activation = findActivationCode(text);
  return activation ? { kind: "esim", activation } : { kind: "unknown" };
}
