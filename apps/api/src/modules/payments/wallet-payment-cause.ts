/** The cause under which the wallet paid for a payment. */
export const walletPaymentCause = (paymentId: string): string => `payment:${paymentId}`;
