import type { DeviceRegistration } from "@rihla/contract";
import { appVersion } from "../app/app-version.ts";
import { deviceTold } from "../app/device-told.ts";
import { keptDeviceId } from "./device-id.ts";

/** What this browser tells of the device it runs on. */
export async function describeDevice(): Promise<DeviceRegistration> {
  const { model, osVersion } = await deviceTold();
  return {
    device_id: keptDeviceId("web"),
    platform: "web",
    model,
    os_version: osVersion,
    device_type: "web",
    device_locale: navigator.language,
    timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    app_version: appVersion(),
  };
}
