import { Capacitor } from "@capacitor/core";
import { Device } from "@capacitor/device";
import type { DeviceRegistration } from "@rihla/contract";
import { appVersion } from "../app/app-version.native.ts";
import { deviceTold } from "../app/device-told.native.ts";
import { keptDeviceId } from "./device-id.ts";
import { phoneLanguage } from "./phone-language.ts";

const unknown = "unknown";

/** What this phone tells of itself. */
export async function describeDevice(): Promise<DeviceRegistration> {
  const platform = Capacitor.getPlatform() as "ios" | "android";
  const [{ model, osVersion }, locale, identifier] = await Promise.all([
    deviceTold(),
    phoneLanguage(),
    ownId(),
  ]);
  return {
    device_id: identifier ?? keptDeviceId(platform),
    platform,
    model,
    os_version: osVersion,
    device_type: platform,
    device_locale: locale || unknown,
    timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone || unknown,
    app_version: appVersion(),
  };
}

const ownId = () =>
  Device.getId().then(
    ({ identifier }) => (identifier && identifier !== unknown ? identifier : undefined),
    () => undefined,
  );
