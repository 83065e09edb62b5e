import type { DeviceRegistration } from "@rihla/contract";
import { appVersion } from "./app-version.ts";
import { deviceTold } from "./device-told.ts";
import { madeUpId } from "./made-up-id.ts";
import { stored, text } from "./storage.ts";

const kept = stored("device", "DEVICE_ID", text);

/** What this browser tells of the device it runs on. */
export async function describeDevice(): Promise<DeviceRegistration> {
  const { model, osVersion } = await deviceTold();
  return {
    device_id: deviceId(),
    platform: "web",
    model,
    os_version: osVersion,
    device_type: "web",
    device_locale: navigator.language,
    timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    app_version: appVersion(),
  };
}

/** A browser has no identity of its own: one is made up once and kept, `platform_timestamp_random`. */
export function deviceId(now = Date.now()): string {
  const known = kept.read();
  if (known && known !== "unknown") return known;
  const made = madeUpId("web", now);
  kept.write(made);
  return made;
}
