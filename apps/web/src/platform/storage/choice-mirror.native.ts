import { cookieNames } from "@rihla/contract/rules";
import { json, stored, text } from "./storage.ts";

const language = stored("device", "LANG", text);
const preferences = stored(
  "device",
  "userPreferences",
  json((kept): { currency?: unknown } | undefined =>
    typeof kept === "object" && kept !== null ? kept : undefined,
  ),
);

/** An iPhone keeps no cookies of an app's own pages: what is stored stands for them. */
export function readChoices(): string {
  const { currency } = preferences.read() ?? {};
  return [
    `${cookieNames.language}=${language.read() ?? ""}`,
    `${cookieNames.currency}=${typeof currency === "string" ? currency : ""}`,
  ].join("; ");
}

/** Whoever writes a choice stores it as well. */
export function writeChoice(_cookie: string): void {}
