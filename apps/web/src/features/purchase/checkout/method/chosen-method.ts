import type { OfferedMethod } from "@rihla/contract";
import { useWatch } from "react-hook-form";
import type { CheckoutValues } from "../checkout-values.ts";

/** What is ticked, as long as it is offered. */
export function useChosenMethod(methods: readonly OfferedMethod[]): OfferedMethod | undefined {
  const ticked = useWatch<CheckoutValues, "method">({ name: "method" });
  return methods.find(({ method }) => method === ticked);
}
