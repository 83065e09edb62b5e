import type { Order } from "@rihla/contract";
import type { ReactNode } from "react";
import type { ShowReady, ShowSeveral } from "./ready-esims.tsx";

/** What other features show here, so the route brings it. */
export type Brought = {
  showReady: ShowReady;
  showSeveral: ShowSeveral;
  /** Which of its eSIMs are given back. */
  giveBack: (order: Order) => ReactNode;
  /** Of a company. */
  invoices: (order: Order) => ReactNode;
  /** For who waits in a line. */
  tellWhenReady: (order: Order) => ReactNode;
};
