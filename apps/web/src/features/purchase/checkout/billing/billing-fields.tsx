import type { User } from "@rihla/contract";
import { emailFault, nameFault } from "@rihla/contract/rules/person";
import { ltr } from "@rihla/i18n";
import { EmailField } from "@rihla/ui/email-field";
import { TextField } from "@rihla/ui/text-field";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import type { AskCompany } from "../../../../domain/person/company.ts";
import { Section } from "../checkout-columns.tsx";
import type { CheckoutValues } from "../checkout-values.ts";
import { useFieldError } from "../use-field-error.ts";
import { BillDetails } from "./bill-details.tsx";
import { EmailSuggestion } from "./email-suggestion.tsx";
import { PhoneFields } from "./phone-fields.tsx";

type BillingFieldsProps = {
  account: User | undefined;
  /** What is bought is for an eSIM of the account, so the address is the account's. */
  ofAccount: boolean;
  askCompany: AskCompany;
};

/** Who buys, and where the eSIM goes; what the account knows is said in a line. */
export function BillingFields({ account, ofAccount, askCompany }: BillingFieldsProps) {
  const t = useTranslations("checkout.billing");
  const { errors } = useFormContext<CheckoutValues>().formState;
  const [email, name] = useWatch<CheckoutValues, ["email", "name"]>({ name: ["email", "name"] });
  const [changes, setChanges] = useState(false);
  const isRefused = errors.email || errors.name || errors.phoneNumber;
  const isKnown = account?.phone && email && name && !changes && !isRefused;
  return (
    <Section title={t(ofAccount ? "title" : "whereTo")}>
      <div className="flex flex-col gap-2">
        {isKnown ? (
          <div className="flex items-center justify-between gap-3 rounded-card border border-line bg-surface px-4 py-2">
            <p className="min-w-0 text-sm text-ink-2">
              <bdi className="block text-base break-all text-ink">{email}</bdi>
              <bdi>{name}</bdi> · {ltr(account.phone ?? "")}
            </p>
            <button
              type="button"
              className="inline-flex min-h-11 shrink-0 items-center text-sm font-semibold text-sea hover:underline"
              onClick={() => setChanges(true)}
            >
              {t("change")}
            </button>
          </div>
        ) : (
          <Fields account={account} ofAccount={ofAccount} />
        )}
        <BillDetails askCompany={askCompany} />
      </div>
    </Section>
  );
}

function Fields({ account, ofAccount }: Pick<BillingFieldsProps, "account" | "ofAccount">) {
  const topUp = useTranslations("checkout.topUp");
  const t = useTranslations("checkout.billing");
  const { register } = useFormContext<CheckoutValues>();
  const errorOf = useFieldError();
  const [touched, setTouched] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that one of its fields got the focus.
    <div className="flex flex-col gap-2" onFocus={() => setTouched(true)}>
      <div>
        <EmailField
          labelInside
          label={t("email")}
          readOnly={ofAccount}
          hint={ofAccount ? topUp("email") : account && t("signedIn", { email: account.email })}
          error={errorOf("email")}
          {...register("email", { validate: (typed) => emailFault(typed) ?? true })}
        />
        <EmailSuggestion />
      </div>
      <TextField
        labelInside
        autoComplete="name"
        dir="auto"
        label={t("name")}
        error={errorOf("name")}
        {...register("name", { validate: (typed) => nameFault(typed) ?? true })}
      />
      <PhoneFields touched={touched} />
    </div>
  );
}
