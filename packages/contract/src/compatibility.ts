import * as z from "zod/mini";
import type { Endpoint, EndpointKey } from "./endpoint/endpoint.ts";
import { deviceAnswers, deviceCategories, deviceExceptions } from "./rules/devices.ts";
import { modelLongest } from "./rules/index.ts";

/** A device as its makers and the lists describe it. One that is not listed is unknown, which is no "no". */
export const compatibleDevice = z.object({
  /** `samsung-galaxy-s23` */
  id: z.string(),
  category: z.enum(deviceCategories),
  maker: z.string(),
  model: z.string(),
  /** The year it came out, about. */
  since: z.int(),
  answer: z.enum(deviceAnswers),
  exceptions: z.array(z.enum(deviceExceptions)),
});
export type CompatibleDevice = z.infer<typeof compatibleDevice>;

/** What the buyer found out about the phone before paying. The EID itself stays on that phone. */
export const deviceCheck = z.object({
  /** As it was named; null where it was not. */
  model: z.nullable(
    z
      .string()
      .check(
        z.minLength(1, "required"),
        z.maxLength(modelLongest, "too_long"),
        z.regex(/^[^\p{C}]*$/u, "invalid"),
      ),
  ),
  /**
   * verified: its digits were typed and are right · shown: the phone shows one · told: not looked for, since the phone's system
   * says that it takes eSIMs · missing: it shows none · unknown
   */
  eid: z.enum(["verified", "shown", "told", "missing", "unknown"]),
  /** Whether an operator has tied the phone to itself. */
  lock: z.enum(["free", "locked", "unknown"]),
  /** The phone is somebody else's, who answered. */
  forSomebodyElse: z.boolean(),
});
export type DeviceCheck = z.infer<typeof deviceCheck>;

export const compatibilityEndpoints = {
  "GET /compatible-devices": {
    summary:
      "Phones, tablets, watches and laptops and whether they have an eSIM; with `q` those that what somebody typed may mean, best first",
    who: "anyone",
    cached: true,
    query: z.object({
      category: z.optional(z.enum(deviceCategories)),
      q: z.optional(z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(60, "invalid"))),
    }),
    output: z.array(compatibleDevice),
    status: 200,
    list: true,
  },
} as const satisfies Record<EndpointKey, Endpoint>;
