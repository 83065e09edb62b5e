import { wantedPlace } from "../../domain/payments/wanted-place.ts";
import { inAppBrowser } from "../../platform/browser/in-app-browser.ts";
import { mayOpenWindow } from "../../platform/browser/payment-window.ts";
import { opensBeside } from "../../platform/browser/system-browser.ts";
import { stored, text } from "../../platform/storage/storage.ts";

/**
 * Where the bank's page opens. `beside`: the shop's own app, in the phone's browser · `app`: within another app, whose person
 * may rather leave it first.
 */
type PaymentPlace = "page" | "window" | "beside" | "app";

export function paymentPlace(): PaymentPlace {
  if (opensBeside) return "beside";
  if (inAppBrowser()) return "app";
  return mayOpenWindow() && wantedPlace() === "window" ? "window" : "page";
}

/** The payment whose page this browser has opened in another window or tab: there, the way back leads out of it. */
export const paymentElsewhere = stored("device", "payment-elsewhere", text);
