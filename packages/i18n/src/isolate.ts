/** Keeps a name that people typed, or an amount, in its own direction among words of another. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;

/** Keeps codes, addresses, numbers and dates in their order among Arabic words. */
export const ltr = (text: string): string => `\u2066${text}\u2069`;
