import * as z from "zod/mini";
import type { AdminEndpoints } from "./admin-endpoint.ts";

const figures = z.record(z.string(), z.unknown());

/** One act, look or sign-in: numbers, states and ids, never a customer's name or address. */
export const actEntry = z.object({
  number: z.int(),
  at: z.iso.datetime(),
  kind: z.enum(["act", "look", "session"]),
  who: z.string(),
  /** On the machine, or through the back office. */
  by: z.enum(["machine", "back-office"]),
  act: z.string(),
  subject: z.string(),
  why: z.string(),
  details: figures,
  before: z.nullable(figures),
  after: z.nullable(figures),
});
export type ActEntry = z.infer<typeof actEntry>;

export const actEndpoints = {
  "GET /acts": {
    summary: "What operators did and looked at, newest first; of one subject where it is named",
    who: ["owner"],
    query: z.strictObject({
      subject: z.optional(z.string().check(z.maxLength(100))),
      cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
    }),
    output: z.array(actEntry),
    status: 200,
    list: true,
  },
} as const satisfies AdminEndpoints;
