import { stored, text } from "../storage/storage.ts";

const kept = stored("device", "DEVICE_ID", text);

/** For what has no identity of its own to tell: one is made up once and kept, `platform_timestamp_random`. */
export function keptDeviceId(platform: "web" | "ios" | "android", now = Date.now()): string {
  const known = kept.read();
  if (known && known !== "unknown") return known;
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const random = Array.from(bytes, (byte) => (byte % 36).toString(36)).join("");
  const made = `${platform}_${now}_${random}`;
  kept.write(made);
  return made;
}
