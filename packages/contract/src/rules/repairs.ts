/**
 * What the shop gives by itself for an eSIM that is gone, minor units; above that, or in a currency that is not here, people look at it.
 */
export const repairedByItself: Readonly<Record<string, number>> = { DZD: 500_000, USD: 3500, EUR: 3500 };
