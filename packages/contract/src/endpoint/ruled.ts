import * as z from "zod/mini";
import type { FieldErrorCode } from "./problems.ts";

/** A text by one of the rules that browsers use as well: brought into its form, then refused with the rule's own code. */
export function ruled(
  tidy: (typed: string) => string,
  faultOf: (tidied: string) => FieldErrorCode | undefined,
): z.ZodMiniString<string> {
  return z.string().check(
    z.overwrite(tidy),
    z.check(({ value, issues }) => {
      const message = faultOf(value);
      if (message) issues.push({ code: "custom", message, input: value });
    }),
  );
}
