import type { DeviceRegistration } from "@rihla/contract";
import { appVersion } from "./app-version.ts";
import { stored, text } from "./storage.ts";
import { describeUserAgent } from "./user-agent.ts";

const kept = stored("device", "DEVICE_ID", text);

/** What this browser tells of the device it runs on. */
export async function describeDevice(): Promise<DeviceRegistration> {
  const { model, osVersion } = await modelAndVersion();
  return {
    device_id: deviceId(),
    platform: "web",
    model,
    os_version: osVersion,
    device_type: "web",
    device_locale: navigator.language,
    timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    app_version: appVersion,
  };
}

/** A browser has no identity of its own: one is made up once and kept, `platform_timestamp_random`. */
export function deviceId(now = Date.now()): string {
  const known = kept.read();
  if (known && known !== "unknown") return known;
  const made = `web_${now}_${randomPart()}`;
  kept.write(made);
  return made;
}

function randomPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join("");
}

type Hints = {
  getHighEntropyValues?: (names: string[]) => Promise<{ model?: string; platformVersion?: string }>;
};

/** Chrome no longer names model and version unless asked; the others still write them in one line. */
async function modelAndVersion(): Promise<{ model: string; osVersion: string }> {
  const written = describeUserAgent(navigator.userAgent);
  const { userAgentData } = navigator as Navigator & { userAgentData?: Hints };
  const told = await userAgentData
    ?.getHighEntropyValues?.(["model", "platformVersion"])
    .catch(() => undefined);
  return { model: told?.model || written.model, osVersion: told?.platformVersion || written.osVersion };
}
