import type { UseMutationResult } from "@tanstack/react-query";
import { type Confirm, isUnconfirmed } from "../../lib/session/confirm.ts";
import { useCustomer } from "./use-customer.ts";

type ConfirmationProps<Input> = { confirm: Confirm; of: UseMutationResult<unknown, Error, Input> };

/** Where the shop asks for it, a code; then the same is asked for again, with what was typed before. */
export function Confirmation<Input>({ confirm, of }: ConfirmationProps<Input>) {
  const email = useCustomer().data?.email ?? "";
  return confirm({
    open: isUnconfirmed(of.error),
    email,
    onClose: of.reset,
    onConfirmed: () => of.mutate(of.variables as Input),
  });
}
