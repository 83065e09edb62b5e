import { CheckboxField } from "@rihla/ui/checkbox-field";
import { useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import type { AskCompany } from "../../../../domain/person/company.ts";
import { useVisitor } from "../../../../lib/page/visitor.ts";
import type { CheckoutValues } from "../checkout-values.ts";
import { CountryField, nameOfCountry, useBilledByPhone } from "./country-field.tsx";

type BillDetailsProps = { askCompany: AskCompany };

/** What few have to say of their bill, in a line until they open it; a country that the phone's number doesn't tell is asked at once. */
export function BillDetails({ askCompany }: BillDetailsProps) {
  const t = useTranslations("checkout.billing");
  const agree = useTranslations("checkout.agree");
  const { language } = useVisitor();
  const { register, control, formState } = useFormContext<CheckoutValues>();
  const forCompany = useWatch({ control, name: "forCompany" });
  const [opened, setOpened] = useState(false);
  const billedIn = useBilledByPhone(!opened);
  const isOpen = opened || forCompany || !billedIn || formState.errors.country !== undefined;
  if (!isOpen)
    return (
      <p className="-my-2 flex flex-wrap items-center justify-between gap-x-2 text-sm text-ink-2">
        {t("billedIn", { country: nameOfCountry(billedIn, language) })}
        <button
          type="button"
          className="inline-flex min-h-11 items-center font-medium text-sea hover:underline"
          onClick={() => setOpened(true)}
        >
          {t("changeBill")}
        </button>
      </p>
    );
  return (
    <div>
      <CountryField />
      <CheckboxField className="mt-1" label={t("company")} {...register("forCompany")} />
      {forCompany && <Company askCompany={askCompany} />}
      <CheckboxField label={agree("newsletter")} {...register("newsletter")} />
    </div>
  );
}

/** Who buys for a company has an invoice beside the receipt. */
function Company({ askCompany }: BillDetailsProps) {
  const { control, formState } = useFormContext<CheckoutValues>();
  const { field } = useController({
    control,
    name: "company",
    rules: { validate: (typed, { forCompany }) => !forCompany || typed.isRight || "invalid" },
  });
  const { company, ...others } = formState.errors;
  const isRefused = company !== undefined && Object.keys(others).length === 0;
  return (
    <div className="mt-2 mb-3">
      {askCompany({
        typed: field.value,
        refused: isRefused ? formState.submitCount : 0,
        onType: field.onChange,
      })}
    </div>
  );
}
