import type { Order } from "@rihla/contract";

/** How many new eSIMs these lines ask for. */
export const piecesOf = (lines: Order["lines"]): number =>
  lines.reduce((sum, { quantity, topUp }) => sum + (topUp ? 0 : quantity), 0);
