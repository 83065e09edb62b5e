import * as z from "zod/mini";
import type { Endpoint, EndpointKey } from "./endpoint.ts";

export const deviceTypes = ["ios", "android", "web"] as const;

/** Of the push services' own making: no service gives a longer one, and an index can hold it. */
const pushToken = z
  .string()
  .check(z.minLength(1, "required"), z.maxLength(2048, "invalid"), z.regex(/^[\x21-\x7e]*$/, "invalid"));

/** What a device says of itself: short, and nothing that a database or a log line can't hold. */
const said = (longest: number) =>
  z.string().check(z.trim(), z.maxLength(longest, "invalid"), z.regex(/^\P{Cc}*$/u, "invalid"));
const named = (longest: number) => said(longest).check(z.minLength(1, "required"));

const description = {
  device_id: named(200),
  platform: said(50),
  model: said(100),
  os_version: said(50),
  device_type: z.enum(deviceTypes),
  device_locale: said(35),
  timezone: said(64),
  app_version: said(50),
};

export const deviceRegistration = z.object({
  ...description,
  /** Only in the apps, once they may notify. */
  push_token: z.optional(pushToken),
});
export type DeviceRegistration = z.infer<typeof deviceRegistration>;

export const registeredDevice = z.object({
  ...description,
  push_token: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type RegisteredDevice = z.infer<typeof registeredDevice>;

export const deviceEndpoints = {
  "POST /devices": {
    summary: "Make this device known: 201 the first time, 200 afterwards",
    who: "signed-in",
    body: deviceRegistration,
    output: z.object({ id: z.string() }),
    status: 201,
    againStatus: 200,
  },
} as const satisfies Record<EndpointKey, Endpoint>;
