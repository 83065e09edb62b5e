import { createECDH, createHash, randomBytes, randomUUID } from "node:crypto";
import type { Collection } from "../world/store.ts";
import type { World } from "../world/world.ts";

/** A browser that takes notifications, with what only it knows. All but the id base64url. */
export type Subscription = { id: string; privateKey: string; p256dh: string; auth: string; isGone: boolean };
/** A notification as the browser reads it. `key`: the shop's public key. */
export type Message = {
  subscription: string;
  key: string;
  payload: unknown;
  headers: Record<string, string>;
};
export type PushService = {
  world: World;
  subscriptions: Collection<Subscription>;
  messages: Collection<Message>;
};

export const openPushService = (world: World): PushService => ({
  world,
  subscriptions: world.store.collection("push-subscriptions"),
  messages: world.store.collection("push-messages"),
});

export function newSubscription({ subscriptions }: PushService): Subscription {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const subscription = {
    id: randomUUID(),
    privateKey: keys.getPrivateKey("base64url"),
    p256dh: keys.getPublicKey("base64url"),
    auth: randomBytes(16).toString("base64url"),
    isGone: false,
  };
  subscriptions.put(subscription.id, subscription);
  return subscription;
}

/** One message of a topic waits at a real service; here each is kept, so that a test sees them all. */
export function keepMessage({ messages }: PushService, message: Message): void {
  const id = createHash("sha256").update(JSON.stringify(message)).update(randomUUID()).digest("hex");
  messages.put(id, message);
}
