import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { nameOfCountry } from "../checkout/billing/country-field.tsx";
import type { CheckoutValues } from "../checkout/checkout-values.ts";
import type { Known } from "./use-known.ts";

const mayBeWrong = ["email", "name", "phoneNumber", "country"] as const;

/** Whether who is billed must be asked: where it is not known, is wrong, or is a company. */
export function useAsksBill({ account, billing }: Known): boolean {
  const { getValues, formState } = useFormContext<CheckoutValues>();
  const forCompany = useWatch<CheckoutValues, "forCompany">({ name: "forCompany" });
  // As it was when the form opened: what is asked for stays while it is typed.
  const [isKnown] = useState(() => {
    const { name, phoneNumber } = getValues();
    return Boolean(
      (name || account.name || billing?.name) && (phoneNumber || account.phone || billing?.phone),
    );
  });
  return !isKnown || forCompany || mayBeWrong.some((field) => formState.errors[field]);
}

/** To whom it is billed, in a line. */
export function BilledTo() {
  const t = useTranslations("checkout.topUp");
  const { language } = useVisitor();
  const [name, country] = useWatch<CheckoutValues, ["name", "country"]>({ name: ["name", "country"] });
  return t.rich("billedTo", {
    name: () => <bdi className="break-words">{name}</bdi>,
    country: nameOfCountry(country, language),
  });
}
