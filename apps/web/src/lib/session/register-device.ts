import { appPush } from "../../platform/app/app-push.ts";
import { describeDevice } from "../../platform/phone/device.ts";
import { api } from "../api/api.ts";
import { startDeviceRegistration } from "./device-registration.ts";
import { openPushToken } from "./push-token.ts";
import { readToken, subscribe } from "./session.ts";

/** In a file of its own, fetched when the page stands: nobody waits for it. */
export function registerThisDevice(): void {
  const push = openPushToken(appPush, console.info);
  startDeviceRegistration({
    describe: async () => {
      const device = await describeDevice();
      const token = push.read();
      return token === undefined ? device : { ...device, push_token: token };
    },
    isSignedIn: () => readToken() !== null,
    // In the background of any page, also of those for guests.
    send: (body) => api("POST /devices", { body, orGuest: true }),
    whenSessionChanges: subscribe,
    whenTurned: (listener) => screen.orientation?.addEventListener("change", listener),
    whenResized: (listener) => window.addEventListener("resize", listener),
    awaitsToken: push.isAwaited,
    whenTokenSettled: push.whenSettled,
    log: console.info,
  });
}
