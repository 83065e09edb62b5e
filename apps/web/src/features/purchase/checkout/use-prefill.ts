import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { CartLine } from "../../../domain/cart/cart.ts";
import { apiQuery } from "../../../lib/api/query.tsx";
import { useToken } from "../../../lib/session/session.ts";
import { splitPhone } from "./billing/phone-number.ts";
import { keepDraft, typedBy } from "./checkout-draft.ts";
import { type CheckoutValues, knownOf } from "./checkout-values.ts";

/**
 * A signed-in customer finds what the shop knows already filled in; what they typed last stays, over a reload too. What tops up
 * an eSIM goes to the account's own address.
 */
export function usePrefill({ reset, getValues }: UseFormReturn<CheckoutValues>, topsUp: boolean) {
  const token = useToken();
  const { data: user } = useQuery({ ...apiQuery("GET /auth/me"), enabled: token !== null });
  useEffect(() => {
    if (!user) return;
    const keep = { keepDirtyValues: true };
    const typed = typedBy(user.email).filter((name) => !topsUp || name !== "email");
    const isNews = ([name]: [string, unknown]) => !typed.includes(name);
    const fill = (known: object) =>
      reset({ ...getValues(), ...Object.fromEntries(Object.entries(known).filter(isNews)) }, keep);
    fill(knownOf(user));
    if (user.phone && !typed.includes("phoneNumber"))
      splitPhone(user.phone).then(
        (phone) => phone && fill({ phoneCountry: phone.country, phoneNumber: phone.number }),
        () => {},
      );
  }, [user, reset, getValues, topsUp]);
  return token ? user : undefined;
}

/** What is typed and ticked is kept as it is, for whoever comes back. */
export function useKeptDraft(
  { subscribe, formState: { dirtyFields } }: UseFormReturn<CheckoutValues>,
  lines: readonly CartLine[],
  by: string | undefined,
): void {
  // The form tells which fields were typed into only where somebody has asked for it.
  void dirtyFields;
  useEffect(
    () =>
      subscribe({
        formState: { values: true, dirtyFields: true },
        callback: ({ values, dirtyFields: dirty = {} }) =>
          keepDraft(values, lines, { typed: Object.keys(dirty), by: by ?? null }),
      }),
    [subscribe, lines, by],
  );
}
