import * as z from "zod/mini";
import { paymentMethods } from "../catalogue.ts";
import type { Endpoint, EndpointKey } from "../endpoint/endpoint.ts";
import { currencyCode } from "../money.ts";

/** A way to pay that nobody carries out just now in this currency. */
export const methodOutage = z.object({ method: z.enum(paymentMethods), currency: currencyCode });
export type MethodOutage = z.infer<typeof methodOutage>;

/** Where the gateway's page is opened. `app`: by the app, in the phone's browser; coming back there leads back into the app. */
export const returnTo = z.enum(["page", "app"]);
export type ReturnTo = z.infer<typeof returnTo>;

export const paymentEndpoints = {
  "GET /payment-outages": {
    summary: "Ways to pay that nobody carries out just now",
    who: "anyone",
    output: z.array(methodOutage),
    status: 200,
    list: true,
  },
  "GET /closing": {
    summary: "Whether the shop takes no orders and begins no payments just now; all else goes on",
    who: "anyone",
    output: z.object({ isClosed: z.boolean() }),
    status: 200,
  },
} as const satisfies Record<EndpointKey, Endpoint>;
