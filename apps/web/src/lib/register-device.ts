import { describeDevice } from "../platform/device.ts";
import { api } from "./api.ts";
import { startDeviceRegistration } from "./device-registration.ts";
import { readToken, subscribe } from "./session.ts";

/** In a file of its own, fetched when the page stands: nobody waits for it. */
export function registerThisDevice(): void {
  startDeviceRegistration({
    describe: describeDevice,
    isSignedIn: () => readToken() !== null,
    // In the background of any page, also of those for guests.
    send: (body) => api("POST /devices", { body, orGuest: true }),
    whenSessionChanges: subscribe,
    whenTurned: (listener) => screen.orientation?.addEventListener("change", listener),
    whenResized: (listener) => window.addEventListener("resize", listener),
    log: console.info,
  });
}
