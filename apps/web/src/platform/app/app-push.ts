import type { NotificationState } from "./notifications.ts";

/** What the push service of the phone's maker can do for the app. */
export type AppPush = {
  permission: () => Promise<NotificationState>;
  /** Asks the person; only ever after a press of theirs. */
  ask: () => Promise<NotificationState>;
  /** Asks the service for a token, which comes to `whenToken`; rejects where there is none. */
  register: () => Promise<void>;
  unregister: () => Promise<void>;
  /** The token, each time the service gives one; it may change at any time. */
  whenToken: (listener: (token: string) => void) => void;
  whenRefused: (listener: (reason: string) => void) => void;
  /** While the app is open: nothing shows it by itself. */
  whenReceived: (listener: (message: AppPushMessage) => void) => void;
  /** Somebody pressed the message; `data` is what it was sent with. Also the one that started the app. */
  whenTapped: (listener: (message: AppPushMessage) => void) => void;
};
export type AppPushMessage = {
  title: string;
  body: string;
  data: Readonly<Record<string, string>>;
};

/** Undefined in a browser, which has a push service of its own (push.ts). */
export const appPush: AppPush | undefined = undefined;
