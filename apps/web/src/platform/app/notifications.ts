export type NotificationState = "default" | "granted" | "denied" | "unsupported";

/** Whether this device may show notifications of ours; `default`: nobody has been asked yet. */
export function notificationState(): NotificationState {
  return typeof Notification === "undefined" ? "unsupported" : Notification.permission;
}

/** Asks the person; only ever on a press of theirs. */
export async function askForNotifications(): Promise<NotificationState> {
  return Notification.requestPermission();
}
