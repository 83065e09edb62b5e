import type { CartLine } from "../../../domain/cart/cart.ts";

/** What is being bought: one plan of which the address tells, or what is in the cart. */
export type Wanted = { lines: readonly CartLine[]; ofCart: boolean };

/** Of data for an eSIM that is there already, which is bought alone. */
export const isTopUp = ({ lines }: Wanted): boolean => lines.some(({ esim }) => esim !== undefined);

export type ChangeQuantity = (line: CartLine, change: (before: number) => number) => void;
