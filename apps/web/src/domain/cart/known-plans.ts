import type { Money, Names, Quote } from "@rihla/contract";
import { languageCodes } from "@rihla/i18n";
import { json, stored } from "../../platform/storage/storage.ts";
import type { CartLine } from "./cart.ts";

/** What a line of the cart is called once its plan is gone from sale and the shop names it no more, and what it cost when it was last seen. */
export type KnownPlan = {
  names: Names;
  kind: "fixed" | "unlimited";
  dataBytes: number;
  /** These were not kept from the first. */
  days?: number | null;
  destination?: string;
  price?: Money;
};

const knownPlans = stored("device", "CART_PLANS", json(asKnown));

/** Keeps the names of what was priced, for as long as it is in the cart. */
export function knowPlans(cart: readonly CartLine[], quoted: Quote["lines"]): void {
  const known = knownPlans.read() ?? {};
  const now = quoted.map(({ plan, destinationNames: names }) => {
    const { kind, dataBytes, days, destination, price } = plan;
    return [plan.code, { names, kind, dataBytes, days, destination, price }];
  });
  const all: Record<string, KnownPlan> = { ...known, ...Object.fromEntries(now) };
  const kept = Object.entries(all).filter(([code]) => cart.some(({ plan }) => plan === code));
  knownPlans.write(Object.fromEntries(kept));
}

export const knownPlan = (code: string): KnownPlan | undefined => knownPlans.read()?.[code];

/** What somebody else may have written is left out, and what was kept before a language came. */
function asKnown(kept: unknown): Record<string, KnownPlan> | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const entries = Object.entries(kept as Record<string, KnownPlan>).filter(
    ([, one]) =>
      languageCodes.every((code) => typeof one?.names?.[code] === "string") &&
      (one.kind === "fixed" || one.kind === "unlimited") &&
      Number.isSafeInteger(one.dataBytes),
  );
  return Object.fromEntries(entries.map(([plan, one]) => [plan, withoutOthers(one)]));
}

function withoutOthers({ names, kind, dataBytes, days, destination, price }: KnownPlan): KnownPlan {
  return {
    names,
    kind,
    dataBytes,
    ...(Number.isSafeInteger(days) && { days: Number(days) }),
    ...(typeof destination === "string" && /^[\w-]{2,10}$/.test(destination) && { destination }),
    ...(Number.isSafeInteger(price?.amount) && typeof price?.currency === "string" && { price }),
  };
}
