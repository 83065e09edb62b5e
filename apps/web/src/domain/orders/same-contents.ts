import type { Order, Quote } from "@rihla/contract";

type Line = Pick<(Order | Quote)["lines"][number], "days" | "quantity" | "topUp"> & {
  plan: { code: string };
};

/** What is bought: plans, days, how many, and the eSIM that is topped up. Neither prices nor for whom. */
export const contentsOf = (lines: readonly Line[]): string =>
  lines
    .map(({ plan, days, quantity, topUp }) => `${plan.code} ${days} ${quantity} ${topUp?.esim ?? ""}`.trim())
    .toSorted()
    .join();

export const sameContents = (some: readonly Line[], others: readonly Line[]): boolean =>
  contentsOf(some) === contentsOf(others);
