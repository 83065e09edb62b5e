import { emailFault, nameFault } from "@rihla/contract/rules/person";
import { CheckboxField } from "@rihla/ui/checkbox-field";
import { SelectField } from "@rihla/ui/select-field";
import { TextField } from "@rihla/ui/text-field";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import { countryOptions } from "../../../../domain/person/country-options.ts";
import { useVisitor } from "../../../../lib/page/visitor.ts";
import { Section } from "../checkout-columns.tsx";
import type { CheckoutValues } from "../checkout-values.ts";
import { useFieldError } from "../use-field-error.ts";
import { EmailSuggestion } from "./email-suggestion.tsx";
import { PhoneFields } from "./phone-fields.tsx";
import { firstCodes } from "./phone-number.ts";

type BillingFieldsProps = {
  signedInAs: string | undefined;
  /** What is bought is for an eSIM of the account, so the address is the account's. */
  ofAccount: boolean;
};

/** Who buys, and where the eSIM goes. */
export function BillingFields({ signedInAs, ofAccount }: BillingFieldsProps) {
  const topUp = useTranslations("checkout.topUp");
  const t = useTranslations("checkout.billing");
  const agree = useTranslations("checkout.agree");
  const { language } = useVisitor();
  const { register } = useFormContext<CheckoutValues>();
  const errorOf = useFieldError();
  const [touched, setTouched] = useState(false);
  return (
    <Section title={t("title")}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that one of its fields got the focus. */}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2" onFocus={() => setTouched(true)}>
        <div className="sm:col-span-2">
          <TextField
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            className="rtl:text-end"
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
        <SelectField
          autoComplete="country"
          label={t("country")}
          placeholder={t("choose")}
          options={countryOptions(Object.keys(firstCodes), language)}
          error={errorOf("country")}
          {...register("country", { required: "required" })}
        />
        <div className="sm:col-span-2">
          <PhoneFields touched={touched} />
        </div>
      </div>
      <CheckboxField className="mt-3" label={agree("newsletter")} {...register("newsletter")} />
    </Section>
  );
}
