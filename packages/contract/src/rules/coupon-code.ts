/** Upper case, without what gets between when it is copied out of a message. */
export const tidyCouponCode = (typed: string): string =>
  typed.normalize("NFKC").replace(/\s/g, "").toUpperCase();

/** Letters of any script, digits, hyphens and underscores. */
const pattern = /^[\p{L}\p{M}\p{N}_-]{2,40}$/u;

export const isCouponCode = (code: string): boolean => pattern.test(code);

/** What may be typed or come in an address before it is tidied. */
export const couponCodeLongest = 60;
