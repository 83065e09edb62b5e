import { keysIn } from "../../platform/storage/storage.ts";

const numbersAt = (start: string): string[] =>
  keysIn("device", (key) => key.startsWith(start)).map((key) => key.slice(start.length));

/** Numbers of the orders whose secret this browser holds. */
export const ordersHere = (): string[] => numbersAt("order-secret:");

export const opensAnyOrder = (): boolean => ordersHere().length > 0;

/** Whether there is something to be found again: whoever left an order unpaid is not led to it. `kept-here.ts` notes it. */
export const boughtHere = (): boolean => numbersAt("order-kept:").length > 0;
