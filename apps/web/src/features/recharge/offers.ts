import type { Esim, Plan } from "@rihla/contract";

/** A top-up as it is bought: one sold by the day for so many of them. */
export type Offer = { plan: Plan; days: number };

/** A plan that is sold by the day is offered for a few lengths. */
const lengths = [1, 3, 7, 15];

export const offersOf = (plans: readonly Plan[]): Offer[] =>
  plans.flatMap((plan) =>
    plan.days === null ? lengths.map((days) => ({ plan, days })) : [{ plan, days: plan.days }],
  );

export const keyOf = ({ plan, days }: Offer): string => `${plan.code} ${days}`;

export const costOf = ({ plan, days }: Offer): number => plan.price.amount * (plan.days === null ? days : 1);

/** What the order asks for: for this eSIM alone, one piece. */
export const lineOf = ({ plan, days }: Offer, esim: Esim) => ({
  plan: plan.code,
  quantity: 1,
  esim: esim.id,
  ...(plan.days === null && { days }),
});
