/** What somebody has in the books and somebody else has not, or has otherwise. */
export type Difference = { kind: "lost" | "double" | "unexplained" | "stuck"; what: string };

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
