import type { ReceivedEsim } from "@rihla/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

/** What other features show of an eSIM; the screen brings it. */
export type ReceivedParts = Record<
  "arrival" | "usage" | "journey" | "installation" | "help",
  (esim: ReceivedEsim) => ReactNode
> & { asKept: (asked: UseQueryResult<ReceivedEsim[], Error>) => ReactNode; keptHere: ReactNode };
