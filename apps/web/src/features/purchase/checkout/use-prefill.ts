import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { apiQuery } from "../../../lib/api/query.tsx";
import { useToken } from "../../../lib/session/session.ts";
import { splitPhone } from "./billing/phone-number.ts";
import { type CheckoutValues, knownOf } from "./checkout-values.ts";

/** A signed-in customer finds what the shop knows already filled in; what was typed stays. */
export function usePrefill({ reset, getValues }: UseFormReturn<CheckoutValues>) {
  const token = useToken();
  const { data: user } = useQuery({ ...apiQuery("GET /auth/me"), enabled: token !== null });
  useEffect(() => {
    if (!user) return;
    const keep = { keepDirtyValues: true };
    reset({ ...getValues(), ...knownOf(user) }, keep);
    if (user.phone)
      splitPhone(user.phone).then(
        (phone) =>
          phone && reset({ ...getValues(), phoneCountry: phone.country, phoneNumber: phone.number }, keep),
        () => {},
      );
  }, [user, reset, getValues]);
  return token ? user : undefined;
}
