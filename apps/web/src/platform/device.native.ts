import { Capacitor } from "@capacitor/core";
import { Device } from "@capacitor/device";
import type { DeviceRegistration } from "@rihla/contract";
import { appVersion } from "./app-version.native.ts";
import { deviceTold } from "./device-told.native.ts";
import { madeUpId } from "./made-up-id.ts";
import { stored, text } from "./storage.ts";

const kept = stored("device", "DEVICE_ID", text);
const unknown = "unknown";

/** What this phone tells of itself. */
export async function describeDevice(): Promise<DeviceRegistration> {
  const platform = Capacitor.getPlatform() as "ios" | "android";
  const [{ model, osVersion }, locale, identifier] = await Promise.all([deviceTold(), localeOf(), ownId()]);
  return {
    device_id: identifier ?? deviceId(),
    platform,
    model,
    os_version: osVersion,
    device_type: platform,
    device_locale: locale,
    timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone || unknown,
    app_version: appVersion(),
  };
}

const ownId = () =>
  Device.getId().then(
    ({ identifier }) => (identifier && identifier !== unknown ? identifier : undefined),
    () => undefined,
  );

const localeOf = () =>
  Device.getLanguageTag().then(
    ({ value }) => value || unknown,
    () => unknown,
  );

/** For a phone that has no identity to tell: one is made up once and kept. */
export function deviceId(now = Date.now()): string {
  const known = kept.read();
  if (known && known !== unknown) return known;
  const made = madeUpId(Capacitor.getPlatform(), now);
  kept.write(made);
  return made;
}
