import type { ReactNode } from "react";
import { ApiProblem } from "./api-problem.ts";

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
