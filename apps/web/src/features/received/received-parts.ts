import type { HeldEsim } from "@rihla/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

/** What other features show of an eSIM; the screen brings it. */
export type HeldParts = Record<
  "arrival" | "usage" | "journey" | "installation" | "help",
  (esim: HeldEsim) => ReactNode
> & { asKept: (asked: UseQueryResult<HeldEsim[], Error>) => ReactNode; keptHere: ReactNode };
