import * as z from "zod/mini";
import type { Endpoint, EndpointKey } from "../endpoint/endpoint.ts";

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
  /** Where its browser takes notifications; null where they are off. */
  push_endpoint: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type RegisteredDevice = z.infer<typeof registeredDevice>;

const keyOf = (bytes: number) =>
  z
    .string()
    .check(
      z.regex(/^[\w-]+$/, "invalid"),
      z.minLength(Math.ceil((bytes * 4) / 3), "invalid"),
      z.maxLength(Math.ceil((bytes * 4) / 3), "invalid"),
    );

/** As a browser gives it: `PushSubscription.toJSON()`. */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/, error: "invalid" }).check(z.maxLength(2048, "invalid")),
  /** base64url without padding: a point of P-256, and 16 random bytes. */
  keys: z.object({ p256dh: keyOf(65), auth: keyOf(16) }),
});

const ofDevice = { who: "signed-in", path: z.object({ id: z.uuid() }), status: 204 } as const;

export const deviceEndpoints = {
  "POST /devices": {
    summary: "Make this device known: 201 the first time, 200 afterwards",
    who: "signed-in",
    body: deviceRegistration,
    output: z.object({ id: z.string() }),
    status: 201,
    againStatus: 200,
  },
  "GET /push-key": {
    summary: "What a browser subscribes to notifications with; null where the shop sends none",
    who: "anyone",
    output: z.object({ publicKey: z.nullable(z.string()) }),
    status: 200,
  },
  "PUT /devices/{id}/push-subscription": {
    summary: "Switch notifications on for this device, or renew where they go",
    ...ofDevice,
    body: pushSubscription,
  },
  "DELETE /devices/{id}/push-subscription": {
    summary: "Switch them off; signing out does as well",
    ...ofDevice,
  },
} as const satisfies Record<EndpointKey, Endpoint>;
