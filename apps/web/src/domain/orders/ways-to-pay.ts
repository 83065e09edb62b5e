import type { Order } from "@rihla/contract";
import { paths } from "../../paths.ts";
import type { UnpaidState } from "./unpaid-state.ts";

type Payable = Exclude<UnpaidState, { kind: "paid" | "over" }>;

/** Of `cart.unpaid` among the messages. */
export const unpaidTitles = { open: "waiting", rejected: "refused", none: "title" } as const;

export const isPayable = (state: UnpaidState): state is Payable =>
  state.kind !== "paid" && state.kind !== "over";

/** Where it is paid: at its bank's page while that is open, else anew. */
export const wayToPay = ({ number }: Order, state: Payable): string =>
  state.kind === "open"
    ? paths.paymentCallback({ payment: state.payment, waiting: "page" })
    : paths.summary({ order: number });
