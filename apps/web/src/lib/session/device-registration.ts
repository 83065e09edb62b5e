import type { DeviceRegistration } from "@rihla/contract";

/** What the registration calls and stores; given by the caller, so that tests can stand in. */
export type Surroundings = {
  describe: () => Promise<DeviceRegistration>;
  isSignedIn: () => boolean;
  send: (device: DeviceRegistration) => Promise<unknown>;
  whenSessionChanges: (listener: () => void) => void;
  whenTurned: (listener: () => void) => void;
  whenResized: (listener: () => void) => void;
  /** Whether the phone's push service has been asked for a token and hasn't answered yet. */
  awaitsToken: () => boolean;
  /** It has: with a token, or without one. */
  whenTokenSettled: (listener: () => void) => void;
  log: (message: string, error: unknown) => void;
};

const startDelay = 100;
const firstCheck = 500;
const afterTurning = 300;
const afterResizing = 100;

/**
 * Makes this device known to the shop. What it tells of itself is stored until somebody is signed in, and forgotten
 * once it has arrived; when it didn't, it is only logged and waits for the next occasion.
 */
export function startDeviceRegistration(around: Surroundings): void {
  let held: DeviceRegistration | undefined;
  let told = "";
  let sending = false;
  let waitsForToken = true;

  const sendHeld = async () => {
    if (!held || sending || !around.isSignedIn()) return;
    // Told once with the token, rather than twice; not at the price of not being told.
    if (waitsForToken && around.awaitsToken()) return;
    const device = held;
    let hasNews = false;
    sending = true;
    try {
      await around.send(device);
      told = JSON.stringify(device);
      if (held === device) held = undefined;
      hasNews = held !== undefined;
    } catch (error) {
      around.log("The device could not be registered.", error);
    } finally {
      sending = false;
    }
    if (hasNews) await sendHeld();
  };
  const detect = async () => {
    const device = await around.describe();
    if (JSON.stringify(device) === told) return;
    held = device;
    await sendHeld();
  };
  const forNewcomer = () => {
    if (around.isSignedIn()) sendHeld();
    // Whoever signs in next is told of the device anew.
    else if (told) [held, told] = [JSON.parse(told), ""];
  };

  setTimeout(detect, startDelay);
  setTimeout(() => {
    waitsForToken = false;
    return sendHeld();
  }, firstCheck);
  around.whenTokenSettled(detect);
  around.whenSessionChanges(forNewcomer);
  around.whenTurned(settled(detect, afterTurning));
  around.whenResized(settled(detect, afterResizing));
}

/** Calls `work` once, when it was not asked for again within `milliseconds`. */
function settled(work: () => void, milliseconds: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, milliseconds);
  };
}
