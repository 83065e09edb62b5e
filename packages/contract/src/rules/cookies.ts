/** Every cookie of the shop; the privacy policy names each. */
export const cookieNames = {
  language: "LANG",
  currency: "CURRENCY",
  /** That somebody has signed in on this device before. */
  device: "device_secret",
  /** That this phone has received eSIMs which were shared with it. */
  recipient: "recipient_secret",
  /** That a guest's chat with the agents was begun in this browser. */
  chat: "chat_secret",
} as const;
export type CookieName = (typeof cookieNames)[keyof typeof cookieNames];
