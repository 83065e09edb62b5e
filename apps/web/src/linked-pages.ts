/**
 * Pages whose https links a phone hands to the shop's app where it is installed, with all below them. Not among them is
 * where a bank sends people back, which has to arrive in the browser that holds the proof of the order.
 */
export const linkedPages = [
  "/home",
  "/packages",
  "/summary",
  "/esims",
  "/details",
  "/status",
  "/success",
  "/failure",
] as const;
