import { defaultCurrency } from "./currencies.ts";

/**
 * What leaves a wallet through devices that are new to it, in all, at most (minor units; elsewhere its worth by the shop's rate), and for how
 * many hours a device is new after somebody first signed in there.
 */
export const newDevice = { most: { amount: 200_000, currency: defaultCurrency }, hours: 24 } as const;
