import type { OfferedMethod, PaymentMethod } from "@rihla/contract";
import { useEffect, useEffectEvent } from "react";
import { useController } from "react-hook-form";
import { useMethodsDown } from "../../use-methods-down.ts";
import type { CheckoutValues } from "../checkout-values.ts";
import { useChosenMethod } from "./chosen-method.ts";

/** The way to pay that is chosen; where it can't be used, the first that can: another currency has others, and one may be down. */
export function useMethod(methods: readonly OfferedMethod[], currency: string) {
  const { field } = useController<CheckoutValues, "method">({ name: "method" });
  const chosen = useChosenMethod(methods);
  const down = useMethodsDown(currency);
  const isOffered = chosen && !down.has(chosen.method);
  const instead = isOffered ? undefined : methods.find(({ method }) => !down.has(method));
  const chooseInstead = useEffectEvent((method: PaymentMethod) => field.onChange(method));
  useEffect(() => {
    if (instead) chooseInstead(instead.method);
  }, [instead]);
  return { chosen, choose: field.onChange as (method: PaymentMethod) => void, down };
}
