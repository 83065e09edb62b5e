import type { FieldErrorCode } from "@rihla/contract";
import { useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import type { CheckoutValues } from "./checkout-values.ts";

const ownWords = ["email", "name", "phone", "country"] as const;
type WithOwnWords = (typeof ownWords)[number];

/** What is wrong with a field, in words; an empty one is asked for by its own name. */
export function useFieldError() {
  const t = useTranslations("problems");
  const { errors } = useFormContext<CheckoutValues>().formState;
  return (field: keyof CheckoutValues): string | undefined => {
    const code = errors[field]?.message as FieldErrorCode | undefined;
    if (!code) return undefined;
    const name = field === "phoneNumber" ? "phone" : field;
    const asked = ownWords.find((own) => own === name) satisfies WithOwnWords | undefined;
    return code === "required" && asked ? t(`required.${asked}`) : t(`field.${code}`);
  };
}
