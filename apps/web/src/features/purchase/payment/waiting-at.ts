import type { Payment } from "@rihla/contract";
import { paths } from "../../../paths.ts";

/** Where one waits for a payment that is pending: its page is open, or the bank has it in work. */
export const waitingAt = (payment: Payment | undefined): string =>
  paths.paymentCallback({
    payment: payment?.id ?? "",
    ...(payment?.awaitsPayer ? { waiting: "page" as const } : {}),
  });
