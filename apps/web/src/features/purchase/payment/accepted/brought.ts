import type { Order } from "@rihla/contract";
import type { ReactNode } from "react";
import type { ShowReady } from "./ready-esims.tsx";

/** What other features show here, so the route brings it. */
export type Brought = {
  showReady: ShowReady;
  /** For who waits in a line. */
  tellWhenReady: (order: Order) => ReactNode;
};
