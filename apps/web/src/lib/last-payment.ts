import type { Order, Payment } from "@rihla/contract";

/** The newest attempt to pay; the API names it first. */
export const lastPayment = ({ payments }: Order): Payment | undefined => payments[0];
