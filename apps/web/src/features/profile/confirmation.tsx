import type { UseMutationResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiProblem } from "../../lib/api-problem.ts";
import { useCustomer } from "./use-customer.ts";

/** The sheet in which the customer types a fresh code; another feature's, so the route brings it. */
export type Confirm = (props: {
  open: boolean;
  email: string;
  onClose: () => void;
  onConfirmed: () => void;
}) => ReactNode;

/** The shop wants to be sure first who asks. */
export const isUnconfirmed = (error: Error | null): boolean =>
  error instanceof ApiProblem && error.code === "confirmation_required";

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
