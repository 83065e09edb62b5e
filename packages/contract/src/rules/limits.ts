/** Where the API lives; every key of `endpoints` is below it. */
export const basePath = "/api/v1/app";
/** A guest's proof that an order is theirs. */
export const orderSecretHeader = "order-secret";
/** An app's proof that somebody has signed in on it before; a browser has a cookie for it that no script can read. */
export const deviceSecretHeader = "device-secret";
export const idempotencyKeyHeader = "idempotency-key";
export const idempotencyKeyLength = { min: 16, max: 100 };
export const idempotencyKeyPattern = /^[\w-]{16,100}$/;

/** Days of a plan that is sold by the day. */
export const minDays = 1;
export const maxDays = 90;
export const isDays = (days: number): boolean => Number.isInteger(days) && days >= minDays && days <= maxDays;

/** Pieces of one plan in one order. */
export const maxQuantity = 10;

/** Days after which money that goes back is there at the latest: the slowest of the banks, with some to spare. */
export const refundDays = 14;

/** Hours after paying in which an eSIM that nobody has installed can be given back. */
export const cancellationHours = 24;

/** Countries a bill can be made out to. */
export const billingCountries = ["DZ", "TN", "FR", "DE", "IT", "ES"] as const;

/** The terms as they stand in the shop; a change of their meaning is a new version. */
export const termsVersion = "2026-01";

/** What must be typed to delete an account, in every language. */
export const deletionWord = "DELETE";
