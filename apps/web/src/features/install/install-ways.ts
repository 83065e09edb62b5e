import type { InstallLinkPlatform } from "../../platform/phone/install-link.ts";
import type { PhoneSystem } from "../../platform/phone/phone-system.ts";

export type InstallWay = "tap" | "qr" | "manual";

/** The easiest on this device first: a phone can't scan what it shows itself, a computer shows what a phone then scans. */
export function installWays(
  link: InstallLinkPlatform | undefined,
  system: PhoneSystem | undefined,
): InstallWay[] {
  if (link) return ["tap", "manual", "qr"];
  return system ? ["manual", "qr"] : ["qr", "manual"];
}

/** Beside a page that has its own button for installing here: the code that another phone scans, then what is typed. */
export function codeWays(withTap: boolean): InstallWay[] {
  return withTap ? ["qr", "manual", "tap"] : ["qr", "manual"];
}
