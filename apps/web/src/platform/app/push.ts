import type { BodyOf } from "@rihla/contract";

type Subscription = BodyOf<"PUT /devices/{id}/push-subscription">;

/** Whether this browser can be told things while the shop is closed. On an iPhone only from the home screen. */
export const canBePushedTo = (): boolean =>
  typeof navigator !== "undefined" && "serviceWorker" in navigator && "PushManager" in globalThis;

/** Where notifications go now; null where they are off. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!canBePushedTo()) return null;
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Asks the browser's push service for an address; a shop with another key needs another one. */
export async function subscribeToPush(publicKey: string): Promise<Subscription> {
  await navigator.serviceWorker.register("/sw.js", { scope: "/" });
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  const subscription = await pushManager.subscribe(wanted).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wanted);
  });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? "", keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } };
}

/** Nothing arrives any more, whatever the shop still sends. */
export async function unsubscribeFromPush(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
