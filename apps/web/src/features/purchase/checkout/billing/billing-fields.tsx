import { emailFault, nameFault } from "@rihla/contract/rules/person";
import { CheckboxField } from "@rihla/ui/checkbox-field";
import { EmailField } from "@rihla/ui/email-field";
import { TextField } from "@rihla/ui/text-field";
import { useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import type { AskCompany } from "../../../../domain/person/company.ts";
import { Section } from "../checkout-columns.tsx";
import type { CheckoutValues } from "../checkout-values.ts";
import { useFieldError } from "../use-field-error.ts";
import { CountryField } from "./country-field.tsx";
import { EmailSuggestion } from "./email-suggestion.tsx";
import { PhoneFields } from "./phone-fields.tsx";

type BillingFieldsProps = {
  signedInAs: string | undefined;
  /** What is bought is for an eSIM of the account, so the address is the account's. */
  ofAccount: boolean;
  askCompany: AskCompany;
};

/** Who buys, and where the eSIM goes. */
export function BillingFields({ signedInAs, ofAccount, askCompany }: BillingFieldsProps) {
  const topUp = useTranslations("checkout.topUp");
  const t = useTranslations("checkout.billing");
  const agree = useTranslations("checkout.agree");
  const { register } = useFormContext<CheckoutValues>();
  const errorOf = useFieldError();
  const [touched, setTouched] = useState(false);
  return (
    <Section title={t("title")}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that one of its fields got the focus. */}
      <div className="flex flex-col gap-4" onFocus={() => setTouched(true)}>
        <div>
          <EmailField
            label={t("email")}
            readOnly={ofAccount}
            hint={
              ofAccount ? topUp("email") : signedInAs ? t("signedIn", { email: signedInAs }) : t("emailHint")
            }
            error={errorOf("email")}
            {...register("email", { validate: (typed) => emailFault(typed) ?? true })}
          />
          <EmailSuggestion />
        </div>
        <TextField
          autoComplete="name"
          dir="auto"
          label={t("name")}
          error={errorOf("name")}
          {...register("name", { validate: (typed) => nameFault(typed) ?? true })}
        />
        <PhoneFields touched={touched} />
        <CountryField />
      </div>
      <CheckboxField className="mt-3" label={agree("newsletter")} {...register("newsletter")} />
      <ForCompany askCompany={askCompany} />
    </Section>
  );
}

/** Who buys for a company has an invoice beside the receipt. */
function ForCompany({ askCompany }: Pick<BillingFieldsProps, "askCompany">) {
  const t = useTranslations("checkout.billing");
  const { register, control, formState } = useFormContext<CheckoutValues>();
  const isWanted = useWatch({ control, name: "forCompany" });
  const { field } = useController({
    control,
    name: "company",
    rules: { validate: (typed, { forCompany }) => !forCompany || typed.isRight || "invalid" },
  });
  const { company, ...others } = formState.errors;
  const isRefused = company !== undefined && Object.keys(others).length === 0;
  return (
    <>
      <CheckboxField label={t("company")} {...register("forCompany")} />
      {isWanted && (
        <div className="mt-3">
          {askCompany({
            typed: field.value,
            refused: isRefused ? formState.submitCount : 0,
            onType: field.onChange,
          })}
        </div>
      )}
    </>
  );
}
