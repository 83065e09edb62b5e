import type { Money, OfferedMethod } from "@rihla/contract";
import { useState } from "react";
import { useRouteLoaderData } from "react-router";
import type { RootData } from "../../lib/page/root-data.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { methodsFor } from "./offered-methods.ts";
import { useOutages } from "./use-methods-down.ts";

/** A way to pay an order that there is, in one of the currencies that it can be paid in. */
export type PricedMethod = { key: string; method: OfferedMethod; total: Money; isDown: boolean };

/**
 * Every way to pay one of these totals, which are the same order in several currencies. `walletIn`: the currency in which a wallet may pay it. `prefers`: the one that is chosen
 * until another is, where it works; else the first in the visitor's own currency, else the first.
 */
export function usePricedMethods(
  totals: readonly Money[],
  { walletIn, prefers }: { walletIn?: string | undefined; prefers?: (priced: PricedMethod) => boolean },
) {
  const { catalogue } = useRouteLoaderData("root") as RootData;
  const { currency: own } = useVisitor();
  const outages = useOutages();
  const [wanted, choose] = useState<string>();
  const isDown = ({ method }: OfferedMethod, { currency }: Money) =>
    outages.some((one) => one.method === method && one.currency === currency);
  const methods = totals.flatMap((total) =>
    methodsFor(catalogue?.paymentMethods ?? [], total)
      .filter(({ method }) => method !== "wallet" || walletIn === total.currency)
      .map((method) => ({
        key: `${method.method} ${total.currency}`,
        method,
        total,
        isDown: isDown(method, total),
      })),
  );
  const works = methods.filter((one) => !one.isDown);
  const chosen =
    works.find(({ key }) => key === wanted) ??
    (prefers && works.find(prefers)) ??
    works.find(({ total }) => total.currency === own) ??
    works[0];
  return { methods, chosen, choose };
}
