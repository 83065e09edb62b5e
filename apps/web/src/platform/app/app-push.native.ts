import { Capacitor, type PermissionState } from "@capacitor/core";
import { type PushNotificationSchema, PushNotifications } from "@capacitor/push-notifications";
import type { AppPush, AppPushMessage } from "./app-push.ts";
import type { NotificationState } from "./notifications.ts";

export type { AppPush, AppPushMessage } from "./app-push.ts";

/** Without Firebase's file in the shell asking for a token ends the app on Android, and brings none on an iPhone. */
const canRegister = (): boolean =>
  (Capacitor.getPlatform() === "ios" ? import.meta.env.VITE_IOS_PUSH : import.meta.env.VITE_ANDROID_PUSH) ===
  "yes";

export const appPush: AppPush | undefined = {
  permission: async () => {
    if (!canRegister()) return "unsupported";
    return stateOf(await PushNotifications.checkPermissions());
  },
  ask: async () => {
    if (!canRegister()) return "unsupported";
    return stateOf(await PushNotifications.requestPermissions());
  },
  register: async () => {
    if (!canRegister()) throw new Error("This build of the app knows no push service.");
    await PushNotifications.register();
  },
  unregister: async () => {
    if (canRegister()) await PushNotifications.unregister();
  },
  whenToken: (listener) => {
    PushNotifications.addListener("registration", ({ value }) => listener(value));
  },
  whenRefused: (listener) => {
    PushNotifications.addListener("registrationError", ({ error }) => listener(error));
  },
  whenReceived: (listener) => {
    PushNotifications.addListener("pushNotificationReceived", (message) => listener(plain(message)));
  },
  whenTapped: (listener) => {
    PushNotifications.addListener("pushNotificationActionPerformed", ({ notification }) =>
      listener(plain(notification)),
    );
  },
};

function stateOf({ receive }: { receive: PermissionState }): NotificationState {
  return receive === "granted" || receive === "denied" ? receive : "default";
}

function plain({ title = "", body = "", data }: PushNotificationSchema): AppPushMessage {
  const pairs = Object.entries(data ?? {}).map(([name, value]) => [name, String(value)]);
  return { title, body, data: Object.fromEntries(pairs) };
}
