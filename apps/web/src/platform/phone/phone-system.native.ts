import { Capacitor } from "@capacitor/core";
import type { PhoneSystem } from "./phone-system.ts";

/** As the shell knows: an iPad calls itself a Mac in its user agent. */
export function phoneSystem(): PhoneSystem | undefined {
  const platform = Capacitor.getPlatform();
  return platform === "ios" || platform === "android" ? platform : undefined;
}
