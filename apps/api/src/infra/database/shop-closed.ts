/** The state that `refuse_while_closed` gives: an order or a payment was not written since the shop is closed. */
export const isShopClosed = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "RHCLS";
