/** Digits of the code that opens a wallet. */
export const pinLength = 4;
