import type { Payment } from "@rihla/contract";

/** How a payment has come out; null while it may still be paid or refused. */
const ends: Readonly<Record<Payment["status"], "paid" | "not-paid" | null>> = {
  pending: null,
  successful: "paid",
  rejected: "not-paid",
};

export const paymentEnd = ({ status }: Pick<Payment, "status">) => ends[status];
