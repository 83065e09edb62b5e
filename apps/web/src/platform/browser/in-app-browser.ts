import type { PhoneSystem } from "../phone/phone-system.ts";
import { phoneSystem } from "../phone/phone-system.ts";

/** The shop opened within another app. `app`: its name, null where it doesn't tell. */
type InAppBrowser = { app: string | null; system: PhoneSystem | undefined };

const apps: readonly [RegExp, string][] = [
  [/MessengerForiOS|FB_IAB\/MESSENGER|FB_IAB\/Orca|Orca-Android/, "Messenger"],
  [/Instagram/, "Instagram"],
  [/musical_ly|BytedanceWebview|TikTok/i, "TikTok"],
  [/Snapchat/, "Snapchat"],
  [/FBAN|FBAV|FB_IAB|FBIOS/, "Facebook"],
];

/**
 * Whose browser within an app this is; undefined for a browser of its own, and for the shop's own app. There no window can
 * be opened beside the page, and what the bank's page needs (its app, a code by SMS) may not lead back.
 */
export function inAppBrowser(
  userAgent: string = navigator.userAgent,
  isOwnApp = "Capacitor" in globalThis,
): InAppBrowser | undefined {
  if (isOwnApp) return undefined;
  const app = apps.find(([mark]) => mark.test(userAgent))?.[1] ?? null;
  if (app === null && !isWebView(userAgent)) return undefined;
  return { app, system: phoneSystem(userAgent) };
}

/** Android says so; on an iPhone only real browsers call themselves Safari (Chrome, Firefox and Edge there do, too). */
const isWebView = (userAgent: string) =>
  /; wv\)/.test(userAgent) || (/iPhone|iPad/.test(userAgent) && !/Safari\//.test(userAgent));
