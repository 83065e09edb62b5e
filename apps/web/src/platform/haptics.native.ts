import { Haptics, NotificationType } from "@capacitor/haptics";

/** A light knock that confirms a choice, where the phone can and its owner wants it. */
export function knock(): void {
  Haptics.notification({ type: NotificationType.Success }).catch(() => {});
}
