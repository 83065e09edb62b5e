import { Haptics, ImpactStyle, NotificationType } from "@capacitor/haptics";
import type { Haptic } from "./haptics.ts";

export type { Haptic } from "./haptics.ts";

/** As the phone's own apps do it, unless somebody wants things to keep still; the system's setting for touch is its own to follow. */
export function giveHaptic(kind: Haptic): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  give[kind]().catch(() => {}); // a tablet has no such motor
}

const give = {
  light: () => Haptics.impact({ style: ImpactStyle.Light }),
  success: () => Haptics.notification({ type: NotificationType.Success }),
  error: () => Haptics.notification({ type: NotificationType.Error }),
};
