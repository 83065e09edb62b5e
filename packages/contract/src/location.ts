import * as z from "zod/mini";
import type { Endpoint, EndpointKey } from "./endpoint/endpoint.ts";
import { currencyCode } from "./money.ts";

export const locationEndpoints = {
  "GET /location": {
    summary: "The currency to begin with where the caller seems to be; asked by apps at their first start",
    who: "anyone",
    waits: "location",
    output: z.object({ currency: currencyCode }),
    status: 200,
    errors: ["rate_limited"],
  },
} as const satisfies Record<EndpointKey, Endpoint>;
