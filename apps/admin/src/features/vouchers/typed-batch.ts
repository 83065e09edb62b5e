import type { ShelfPlan } from "@rihla/contract/admin";

/** A batch as it is put together: texts, which may be wrong for a while. */
export type TypedBatch = {
  place: string;
  plan: ShelfPlan | undefined;
  days: string;
  quantity: string;
  until: string;
};

/** So many days from now, as a field has it. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString("en-CA", { timeZone: "Africa/Algiers" });

/** The very end of that day in Algeria. */
export const endOf = (day: string): string => new Date(`${day}T23:59:59+01:00`).toISOString();

/** 0 where it is no number of anything. */
export const countIn = (typed: string): number => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0);

/** As it is sent. */
export const batchOf = ({ plan, days, quantity, until }: TypedBatch) => ({
  plan: plan?.code ?? "",
  quantity: countIn(quantity),
  ...(plan?.days === null ? { days: countIn(days) } : {}),
  expiresAt: endOf(until),
});
