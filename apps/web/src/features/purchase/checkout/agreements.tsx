import type { OfferedMethod } from "@rihla/contract";
import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import type { CheckoutValues } from "./checkout-values.ts";
import { useChosenMethod } from "./chosen-method.ts";
import { CompatibilitySheet } from "./compatibility-sheet.tsx";
import { TermsSheet } from "./terms-sheet.tsx";
import { useFieldError } from "./use-field-error.ts";

const linkLook =
  "-mt-2 inline-flex min-h-11 items-center ps-9 text-sm font-semibold text-sea hover:underline";

/** What must be confirmed before paying, unticked; the newsletter apart from it. */
export function Agreements({ methods }: { methods: readonly OfferedMethod[] }) {
  const t = useTranslations("checkout.agree");
  const { register } = useFormContext<CheckoutValues>();
  const { field } = useController<CheckoutValues, "compatibility">({
    name: "compatibility",
    rules: { validate: (ticked) => ticked || "compatibility_not_confirmed" },
  });
  const errorOf = useFieldError();
  const [open, setOpen] = useState<"check" | "terms">();
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-col">
      <CheckboxField
        label={t("device")}
        error={errorOf("compatibility")}
        name={field.name}
        ref={field.ref}
        checked={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      <button type="button" className={linkLook} onClick={() => setOpen("check")}>
        {t("check")}
      </button>
      <CheckboxField
        label={t("terms")}
        error={errorOf("terms")}
        {...register("terms", { validate: (ticked) => ticked || "terms_not_accepted" })}
      />
      <button type="button" className={linkLook} onClick={() => setOpen("terms")}>
        {t("readTerms")}
      </button>
      <CheckboxField label={t("newsletter")} {...register("newsletter")} />
      <CompatibilitySheet open={open === "check"} onClose={close} onConfirm={() => field.onChange(true)} />
      <TermsSheet open={open === "terms"} onClose={close} operator={useChosenMethod(methods)?.operator} />
    </div>
  );
}
