import * as z from "zod/mini";

/** An act that is more than one person may do alone waits for a second one. */
export const done = z.object({ proposal: z.nullable(z.string()) });
export type Done = z.infer<typeof done>;
