import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { splitPhone } from "../checkout/billing/phone-number.ts";
import type { CheckoutValues } from "../checkout/checkout-values.ts";
import type { Known } from "./use-known.ts";

/** Where account and browser say nothing, what the eSIM itself was billed by is not asked again. */
export function useFilledIn(
  { getValues, setValue }: UseFormReturn<CheckoutValues>,
  { account, billing }: Known,
): void {
  useEffect(() => {
    if (!billing) return;
    if (!getValues("name")) setValue("name", billing.name);
    if (account.phone || getValues("phoneNumber")) return;
    if (!account.country) setValue("country", billing.country);
    splitPhone(billing.phone).then(
      (phone) => {
        if (!phone || getValues("phoneNumber")) return;
        setValue("phoneCountry", phone.country);
        setValue("phoneNumber", phone.number);
      },
      () => {},
    );
  }, [account, billing, getValues, setValue]);
}
