import { brand } from "@rihla/i18n";
import { useStoredState } from "../../lib/storage/use-stored-state.ts";
import { stored } from "../../platform/storage/storage.ts";

/** Where a computer opens the bank's page. */
type WantedPlace = "page" | "window";

/** What this browser's person wants instead of the shop's setting. */
const wanted = stored<WantedPlace>("device", "PAYMENT_OPENS_IN", {
  parse: (kept) => (kept === "page" || kept === "window" ? kept : undefined),
  format: (place) => place,
});

export const wantedPlace = (): WantedPlace => wanted.read() ?? brand.payment.opensIn;

export function useWantedPlace() {
  const [place, want] = useStoredState(wanted);
  return [place ?? brand.payment.opensIn, want] as const;
}
