import { Device } from "@capacitor/device";

export type DeviceTold = { model: string; osVersion: string };

/** As the phone's system says. */
export async function deviceTold(): Promise<DeviceTold> {
  const info = await Device.getInfo().catch(() => undefined);
  return { model: info?.model || "unknown", osVersion: info?.osVersion || "unknown" };
}

/** An iPad says that it is a Mac; no Mac is touched. */
export const isTablet = (): boolean =>
  /iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
