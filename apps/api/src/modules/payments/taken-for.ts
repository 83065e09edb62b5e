/** The cause under which the wallet paid for a payment. */
export const takenFor = (paymentId: string): string => `payment:${paymentId}`;
