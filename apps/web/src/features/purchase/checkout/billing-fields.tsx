import { emailFault, nameFault } from "@rihla/contract/rules";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import { countryOptions } from "../../../domain/person/country-options.ts";
import { useVisitor } from "../../../lib/visitor.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { Section } from "./checkout-columns.tsx";
import type { CheckoutValues } from "./checkout-values.ts";
import { EmailSuggestion } from "./email-suggestion.tsx";
import { PhoneFields } from "./phone-fields.tsx";
import { firstCodes } from "./phone-number.ts";
import { useFieldError } from "./use-field-error.ts";

/** Who buys, and where the eSIM goes. */
export function BillingFields({ signedInAs }: { signedInAs: string | undefined }) {
  const t = useTranslations("checkout.billing");
  const { language } = useVisitor();
  const { register } = useFormContext<CheckoutValues>();
  const errorOf = useFieldError();
  const [touched, setTouched] = useState(false);
  return (
    <Section title={t("title")}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that one of its fields got the focus. */}
      <div className="grid gap-4 sm:grid-cols-2" onFocus={() => setTouched(true)}>
        <div className="sm:col-span-2">
          <TextField
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            className="rtl:text-end"
            label={t("email")}
            hint={signedInAs ? t("signedIn", { email: signedInAs }) : t("emailHint")}
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
    </Section>
  );
}
