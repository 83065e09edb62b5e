/** The state that `refuse_while_paused` gives: no payment begins at this gateway just now. */
export const isGatewayPaused = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "RHPSD";
