import { phoneSystem } from "../phone/phone-system.ts";
import { inAppBrowser } from "./in-app-browser.ts";

/** Phones have no windows beside each other, and an app's browser has none at all. */
export const mayOpenWindow = (): boolean => phoneSystem() === undefined && !inAppBrowser();

/** The window in which the bank's page is open beside the shop's; this page's own, so a reload forgets it. */
let opened: Window | null = null;

const size = { width: 480, height: 760 };

/**
 * Opens `address` in a window of its own; false where the browser doesn't let it. To be called within a press: browsers
 * block everything else. The bank's page gets no hold of the shop's.
 */
export function openPaymentWindow(address: string): boolean {
  const left = Math.max(0, window.screenX + (window.outerWidth - size.width) / 2);
  const features = `popup,width=${size.width},height=${size.height},left=${Math.round(left)},top=${window.screenY + 60}`;
  const made = window.open("", "_blank", features);
  if (!made || made.closed) return false;
  made.opener = null;
  made.location.href = address;
  opened = made;
  return true;
}

/**
 * Whether the window is gone, as far as can be told: a page that cuts itself off from others (Cross-Origin-Opener-Policy)
 * looks closed while it is open. Undefined where this page has opened none.
 */
export const paymentWindowIsGone = (): boolean | undefined => opened?.closed;

/** Brings it to the front; false where it is gone. */
export function showPaymentWindow(): boolean {
  if (!opened || opened.closed) return false;
  opened.focus();
  return true;
}
