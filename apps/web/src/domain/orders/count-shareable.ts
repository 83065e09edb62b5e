import type { Order } from "@rihla/contract";

/** How many eSIMs of it can be given to others, those still to come among them. */
export const countShareable = ({ esims }: Pick<Order, "esims">): number =>
  esims.filter(({ refused, givenBack }) => !refused && !givenBack).length;
