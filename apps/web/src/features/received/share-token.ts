import { tokenInAddress } from "../../lib/navigation/link-token.ts";
import { stored, text } from "../../platform/storage/storage.ts";

/** Until the eSIM is received; then the phone's cookie opens the page. */
const kept = stored("tab", "share-link", text);

/** Takes the token out of the address, where it would stay in the browser's history and be passed on with it. */
export function takeShareToken(): string | undefined {
  const { pathname, search } = window.location;
  const token = tokenInAddress();
  if (!token) return kept.read();
  kept.write(token);
  window.history.replaceState(window.history.state, "", pathname + search);
  return token;
}

export const forgetShareToken = (): void => kept.write(undefined);
