import { useMutation, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api/api.ts";
import { pushChoice } from "../../../lib/session/push-token.ts";
import { type AppPush, appPush } from "../../../platform/app/app-push.ts";
import { askForNotifications, notificationState } from "../../../platform/app/notifications.ts";
import {
  canBePushedTo,
  currentSubscription,
  subscribeToPush,
  unsubscribeFromPush,
} from "../../../platform/app/push.ts";

const queryKey = ["push on this device"];

/** Notifications on this device: whether they are on, and how to switch them. Only for somebody who is signed in. */
export function usePush(isSignedIn: boolean) {
  const state = useQuery({ queryKey, queryFn: stateHere, enabled: isSignedIn });
  const again = { onSettled: () => state.refetch() };
  return {
    state: state.data,
    switchOn: useMutation({ mutationFn: switchOn, ...again }),
    switchOff: useMutation({ mutationFn: switchOff, ...again }),
  };
}

/** Whether this device can be told anything, by the phone's push service or by the browser's. */
export const canReceivePush = (): boolean => appPush !== undefined || canBePushedTo();

async function stateHere(): Promise<"on" | "off" | "denied" | "unsupported"> {
  if (!appPush) {
    if ((await currentSubscription()) !== null) return "on";
    return notificationState() === "denied" ? "denied" : "off";
  }
  const allowed = await appPush.permission();
  if (allowed === "denied" || allowed === "unsupported") return allowed;
  return allowed === "granted" && pushChoice.read() !== "off" ? "on" : "off";
}

/** The person is asked first: where they refuse, nobody is told of anything. */
const switchOn = (): Promise<"on" | "denied" | "not-offered"> =>
  appPush ? switchOnInApp(appPush) : switchOnInBrowser();

/** The token comes to whoever has registered the device, and is told with it. */
async function switchOnInApp(push: AppPush) {
  if ((await push.ask()) !== "granted") return "denied";
  pushChoice.write(undefined);
  await push.register();
  return "on";
}

async function switchOnInBrowser() {
  if ((await askForNotifications()) !== "granted") return "denied";
  const { publicKey } = await api("GET /push-key");
  if (publicKey === null) return "not-offered";
  const body = await subscribeToPush(publicKey);
  await api("PUT /devices/{id}/push-subscription", { path: await thisDevice(), body }).catch(
    async (error) => {
      await unsubscribeFromPush();
      throw error;
    },
  );
  return "on";
}

/** Here first: then nothing is shown any more, even if the shop can't be told. */
async function switchOff(): Promise<void> {
  if (appPush) {
    pushChoice.write("off");
    await appPush.unregister();
  } else await unsubscribeFromPush();
  await api("DELETE /devices/{id}/push-subscription", { path: await thisDevice() });
}

/** Asked for when it is switched: brought along by personal pages it would bring their code to the device check. */
async function thisDevice() {
  const { describeDevice } = await import("../../../platform/phone/device.ts");
  return api("POST /devices", { body: await describeDevice() });
}
