import type { ListedPlan } from "@rihla/contract";

/** A gigabyte for a week, and what of it is another's. */
export const planWith = (own: Partial<ListedPlan>): ListedPlan => ({
  code: "week",
  destination: "FR",
  kind: "fixed",
  tier: null,
  dataBytes: 1024 ** 3,
  days: 7,
  price: { amount: 29000, currency: "DZD" },
  reducedSpeedKbps: null,
  speed: "5G",
  topUp: "none",
  starts: "first-connection",
  installBeforeLeaving: false,
  givingBack: "at-once",
  unusedValidDays: 180,
  countryCount: 1,
  egressCountries: [],
  ...own,
});
