import type { OfferedMethod, Quote } from "@rihla/contract";
import { CheckboxField } from "@rihla/ui/checkbox-field";
import type { ReactNode } from "react";
import { useController, useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import type { CheckLink } from "../../../../domain/devices/phone-check.ts";
import type { CheckoutValues } from "../checkout-values.ts";
import { useFieldError } from "../use-field-error.ts";
import { ReadTerms, Short, termsLinkLook } from "./read-terms.tsx";

type AgreementsProps = {
  methods: readonly OfferedMethod[];
  lines: Quote["lines"];
  phoneCheck: CheckLink;
};

/** What must be confirmed before paying, unticked. The terms come last: nothing may stand between them and the pay button. */
export function Agreements({ methods, lines, phoneCheck }: AgreementsProps) {
  const t = useTranslations("checkout.agree");
  // What is topped up is on a phone already: whether that takes eSIMs is no question, and its days run.
  const onPhone = lines.some(({ topUp }) => topUp !== null);
  const daysFromPaying = !onPhone && lines.some(({ plan }) => plan.starts === "purchase");
  const { register } = useFormContext<CheckoutValues>();
  const { field } = useController<CheckoutValues, "compatibility">({
    name: "compatibility",
    rules: { validate: (ticked) => ticked || onPhone || "compatibility_not_confirmed" },
  });
  const errorOf = useFieldError();
  return (
    <div className="flex flex-col">
      {!onPhone && (
        <Row>
          <CheckboxField
            className="min-w-36 flex-1 max-[18rem]:basis-full"
            label={t("device")}
            error={errorOf("compatibility")}
            name={field.name}
            ref={field.ref}
            checked={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
          {phoneCheck({
            className: termsLinkLook,
            children: <Short of={t("check")}>{t("checkShort")}</Short>,
            onGood: () => field.onChange(true),
          })}
        </Row>
      )}
      {daysFromPaying && (
        <CheckboxField
          label={t("daysFromPaying")}
          error={errorOf("daysFromPaying")}
          {...register("daysFromPaying", {
            validate: (ticked) => ticked || "days_from_paying_not_accepted",
            shouldUnregister: true,
          })}
        />
      )}
      <TermsBox methods={methods} />
    </div>
  );
}

/** The terms of sale, which are agreed to anew each time. */
export function TermsBox({ methods }: Pick<AgreementsProps, "methods">) {
  const t = useTranslations("checkout.agree");
  const { register } = useFormContext<CheckoutValues>();
  const errorOf = useFieldError();
  return (
    <Row>
      <CheckboxField
        className="min-w-36 flex-1 max-[18rem]:basis-full"
        label={t("terms")}
        error={errorOf("terms")}
        {...register("terms", { validate: (ticked) => ticked || "terms_not_accepted" })}
      />
      <ReadTerms methods={methods} />
    </Row>
  );
}

/** What is agreed to, and beside it where to look it up; below, where the letters are large. */
const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-start gap-x-3 border-b border-line last-of-type:border-b-0">
    {children}
  </div>
);
