import type { DeviceAnswer } from "@rihla/contract";
import type { Device } from "@rihla/devices";
import { type Make, makeOf } from "../../domain/devices/make-of.ts";
import { deviceTold, isTablet } from "../../platform/app/device-told.ts";
import { takesEsims } from "../../platform/phone/install-esim.ts";
import { phoneSystem } from "../../platform/phone/phone-system.ts";

/**
 * The device that this page is open on. `since-ios-17`: an iPhone that does not say which it is, and needs not: none that
 * lacks the eSIM runs iOS 17.
 */
type Recognised =
  | { is: "model"; device: Device; answer: DeviceAnswer; isForElsewhere: boolean }
  | { is: "iphone"; version: string; age: "since-ios-17" | "older" | "too-old" }
  | { is: "android"; told: string; isTooOld: boolean }
  | { is: "ipad" | "computer" };

/** `takesEsims`: what its own system says, surer than any list; undefined where it doesn't. */
export type InHand = Recognised & { takesEsims: boolean | undefined };

export async function findInHand(): Promise<InHand> {
  return { ...(await recogniseInHand()), takesEsims: await takesEsims?.() };
}

async function recogniseInHand(): Promise<Recognised> {
  if (isTablet()) return { is: "ipad" };
  const system = phoneSystem();
  if (!system) return { is: "computer" };
  const { model, osVersion } = await deviceTold();
  if (system === "ios") return { is: "iphone", version: osVersion, age: ageOf(osVersion) };
  const { answerFor, readDevices, recognise } = await import("@rihla/devices");
  const found = recognise(readDevices(), model);
  if (!found) return { is: "android", told: model, isTooOld: Number.parseInt(osVersion, 10) < 9 };
  return {
    is: "model",
    device: found.device,
    answer: answerFor(found),
    isForElsewhere: found.origin !== null,
  };
}

/** iOS 12.1 is the first with an eSIM. */
function ageOf(version: string): "since-ios-17" | "older" | "too-old" {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major >= 17) return "since-ios-17";
  return major > 12 || (major === 12 && minor >= 1) ? "older" : "too-old";
}

/** One whose check is asked for, as far as it is known; `name` as an answer is kept by. */
export type PhoneToCheck = { name?: string; make?: Make; takesEsims?: boolean | undefined };

/** Undefined of what is no phone, unless it says of itself that it is one. */
export function phoneInHand(found: InHand): PhoneToCheck | undefined {
  const { takesEsims } = found;
  if (found.is === "model") return { name: found.device.model, make: makeOf(found.device.maker), takesEsims };
  if (found.is === "iphone") return { name: "iPhone", make: "iphone", takesEsims };
  return found.is === "android" || takesEsims !== undefined ? { takesEsims } : undefined;
}
