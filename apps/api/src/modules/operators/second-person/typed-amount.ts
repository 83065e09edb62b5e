/** Minor units as they are typed on the command line: 1500 or 12.50. Every currency of the shop has two decimals. */
export const typedAmount = (minorUnits: number): string =>
  minorUnits % 100 === 0 ? String(minorUnits / 100) : (minorUnits / 100).toFixed(2);
