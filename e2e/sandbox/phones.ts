import type { Ask } from "./ask.ts";

type PushSubscription = { id: string; endpoint: string; keys: { p256dh: string; auth: string } };

/** What apps and browsers are told by their push services. */
export const phones = ({ get, post }: Ask) => ({
  /** The token of an app that Google's service reaches. */
  async newAppOnPhone(platform: "ios" | "android"): Promise<string> {
    return (await post<{ token: string }>("/controls/fcm/phones", { platform })).token;
  },
  async shownOnPhone(token: string): Promise<{ title: string; data: Record<string, string> }[]> {
    type Shown = { token: string; title: string; data: Record<string, string> };
    return (await get<Shown[]>("/controls/fcm/messages")).filter((one) => one.token === token);
  },
  /** What a push service gives a browser that subscribes. */
  async newPushSubscription(): Promise<PushSubscription> {
    const made = await post<PushSubscription>("/controls/push/subscriptions", {});
    // The shop knows the service by the address that it was told, which is not the one people open.
    return { ...made, endpoint: made.endpoint.replace("//localhost:", "//127.0.0.1:") };
  },

  /** What the shop has sent to it, as the browser reads it. */
  async pushesTo({ id }: PushSubscription): Promise<Record<string, string>[]> {
    const messages =
      await get<{ subscription: string; payload: Record<string, string> }[]>("/controls/push/messages");
    return messages.filter(({ subscription }) => subscription === id).map(({ payload }) => payload);
  },
});
