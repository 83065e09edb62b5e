import { stored, text } from "../../platform/storage/storage.ts";

/**
 * What was scanned or typed, while one signs in or the phone drops the page. With its tab it is gone, and it never stands
 * in an address: whoever has it has the eSIM.
 */
export const keptCode = stored("tab", "added-code", text);

/** No shorter anchor of a page, such as the one that skips to its content. */
const printed = /^#[\w-]{16,40}$/;

/** A voucher's printed QR code brings it behind the `#`: it is kept and taken out of the address. */
export function takeCodeFromAddress(): void {
  const { hash, origin, pathname, search } = window.location;
  if (!printed.test(hash)) return;
  keptCode.write(origin + pathname + hash);
  window.history.replaceState(window.history.state, "", pathname + search);
}
