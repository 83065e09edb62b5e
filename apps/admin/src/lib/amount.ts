/** As it is typed: whole units, and hundredths after a comma or a point. */
export const amountPattern = "[0-9]{1,9}([.,][0-9]{1,2})?";

/** In minor units; NaN where it is no sum. */
export const minorUnits = (typed: string): number =>
  new RegExp(`^${amountPattern}$`).test(typed.trim())
    ? Math.round(Number(typed.trim().replace(",", ".")) * 100)
    : Number.NaN;

export const asTyped = (amount: number): string => String(amount / 100);
