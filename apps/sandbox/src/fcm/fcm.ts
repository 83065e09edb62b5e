import { randomBytes, randomUUID } from "node:crypto";
import type { Collection } from "../world/store.ts";
import type { World } from "../world/world.ts";

/** An app on a phone that takes notifications. `theirs`: it was built for another project. */
export type Phone = { token: string; platform: "ios" | "android"; state: "on" | "gone" | "theirs" };
export type Shown = { token: string; title: string; body: string; data: Record<string, string>; tag: string };
export type Message = Shown & { at: string };
export type AccessToken = { until: number };

export type Fcm = {
  world: World;
  phones: Collection<Phone>;
  messages: Collection<Message>;
  accessTokens: Collection<AccessToken>;
};

export const openFcm = (world: World): Fcm => ({
  world,
  phones: world.store.collection("fcm-phones"),
  messages: world.store.collection("fcm-messages"),
  accessTokens: world.store.collection("fcm-access-tokens"),
});

/** As long as real ones, in their shape. */
export function newPhone({ phones }: Fcm, platform: Phone["platform"]): Phone {
  const token = `${randomBytes(16).toString("base64url")}:APA91b${randomBytes(100).toString("base64url")}`;
  const phone: Phone = { token, platform, state: "on" };
  phones.put(token, phone);
  return phone;
}

/** A real phone shows one of a tag; here each that came is kept, so that a test sees them all. */
export function keepMessage({ messages, world }: Fcm, shown: Shown): string {
  const id = randomUUID();
  messages.put(id, { ...shown, at: new Date(world.clock.now()).toISOString() });
  return id;
}
