import type { Names, Quote } from "@rihla/contract";
import { languageCodes } from "@rihla/i18n";
import { json, stored } from "../../platform/storage/storage.ts";
import type { CartLine } from "./cart.ts";

/** What a line of the cart is called once its plan is gone from sale and the shop names it no more. */
export type KnownPlan = { names: Names; kind: "fixed" | "unlimited"; dataBytes: number };

const knownPlans = stored("device", "CART_PLANS", json(asKnown));

/** Keeps the names of what was priced, for as long as it is in the cart. */
export function knowPlans(cart: readonly CartLine[], quoted: Quote["lines"]): void {
  const known = knownPlans.read() ?? {};
  const now = quoted.map(({ plan: { code, kind, dataBytes }, destinationNames: names }) => [
    code,
    { names, kind, dataBytes },
  ]);
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
  return Object.fromEntries(entries);
}
