import * as z from "zod/mini";

/** Why an operator does something, kept with what was done. */
export const why = z.string().check(z.trim(), z.minLength(3, "too_short"), z.maxLength(500, "too_long"));
