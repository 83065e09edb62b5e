import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { doJobs } from "./do-jobs.ts";
import { callApi } from "./purchase.ts";
import type { TestShop } from "./test-shop.ts";

type Shown = { token: string; title: string; body: string; data: Record<string, string>; tag: string };
type As = { token: string };

/** Phones that have the app, and what the push service has shown on them. */
export function phonesOf(shop: TestShop) {
  const shownOn = async (token: string) =>
    (await shop.sandbox.get<Shown[]>("/controls/fcm/messages")).filter((one) => one.token === token);
  return {
    shownOn,
    /** Registered by whoever is signed in on it; gives the token that pushes go to. */
    add: async (as: As, platform: "android" | "ios" = "android"): Promise<string> => {
      const { token } = await shop.sandbox.post<{ token: string }>("/controls/fcm/phones", { platform });
      const body = {
        device_id: randomUUID(),
        platform,
        model: "Pixel 9",
        os_version: "16",
        device_type: platform,
        device_locale: "ar-DZ",
        timezone: "Africa/Algiers",
        app_version: "1.0.0",
        push_token: token,
      };
      expect((await callApi(shop, "POST", "/devices", { as, body })).status).toBe(201);
      return token;
    },
    speak: (as: As, language: string) =>
      callApi(shop, "PUT", "/auth/me/preferences", { as, body: { language, currency: "DZD" } }),
    /** What has been shown once all that is due was done: so many at least. */
    arrived: async (token: string, count = 1) => {
      await doJobs(shop);
      const messages = await shownOn(token);
      expect(messages.length).toBeGreaterThanOrEqual(count);
      return messages;
    },
    /** Until nothing is left to be told. */
    untilTold: () => doJobs(shop),
  };
}

/** As if the bank's page had been opened so many minutes ago. */
export const openedAgo = (shop: TestShop, paymentId: string, minutes: number) =>
  shop.app.db
    .updateTable("payment")
    .set({ createdAt: new Date(Date.now() - minutes * 60_000) })
    .where("id", "=", paymentId)
    .execute();
