/** `PAYMENT_METHODS` of the journeys: all gateways at work. Chargily takes no small amounts: an order of less than 75 dinars by Edahabia goes to SATIM. */
export const journeyMethods =
  "cib:satim,edahabia:chargily,edahabia:satim,card:stripe,paypal:paypal,wallet:wallet";
