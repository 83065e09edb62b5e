/** Whose link opens the eSIM set-up of this device. */
export type InstallLinkPlatform = "apple" | "android";

/**
 * iPhone from iOS 17.4 on follows Apple's link, most Androids from 10 on follow Google's; everywhere else both are dead
 * ends. Huawei phones come without Google's services.
 */
export function installLink(userAgent: string = navigator.userAgent): InstallLinkPlatform | undefined {
  const ios = /iPhone OS (\d+)_(\d+)/.exec(userAgent);
  if (ios) return Number(ios[1]) * 100 + Number(ios[2]) >= 1704 ? "apple" : undefined;
  const android = /Android (\d+)/.exec(userAgent);
  if (android && Number(android[1]) >= 10 && !/huawei|hmscore/i.test(userAgent)) return "android";
  return undefined;
}
