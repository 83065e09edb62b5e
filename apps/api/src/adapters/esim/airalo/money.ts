/** 1/10000 USD, from dollars with decimals. */
export const usdE4Of = (dollars: number): number => Math.round(dollars * 10_000);
