import * as z from "zod/mini";

/**
 * A number as it stands in an address: plain decimal digits, as `digits` allows them. `1e1` and `0x10` are numbers to JavaScript
 * and to nobody who reads an address. `code`: what is wrong with anything else.
 */
export const numberInQuery = (digits: RegExp, number: z.ZodMiniType<number, number>, code: string) =>
  z.pipe(z.string(code).check(z.regex(digits, code)), z.pipe(z.transform(Number), number));
