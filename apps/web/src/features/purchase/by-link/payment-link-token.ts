import { tokenInAddress } from "../../../lib/navigation/link-token.ts";
import { stored, text } from "../../../platform/storage/storage.ts";

/** It stays in the address, so that the page can be loaded again; the bank brings people back without it. */
const kept = stored("tab", "payment-link", text);

export function paymentLinkToken(): string | undefined {
  const token = tokenInAddress();
  if (token) kept.write(token);
  return token ?? kept.read();
}
