import type { Language } from "@rihla/contract";
import { SelectField } from "@rihla/ui/select-field";
import { useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { countryOptions } from "../../../../domain/person/country-options.ts";
import { useVisitor } from "../../../../lib/page/visitor.ts";
import type { CheckoutValues } from "../checkout-values.ts";
import { useFieldError } from "../use-field-error.ts";
import { billedByPhone } from "./billed-by-phone.ts";
import { firstCodes } from "./phone-number.ts";

const options = (language: Language) => countryOptions(Object.keys(firstCodes), language);

export const nameOfCountry = (code: string, language: Language): string =>
  options(language).find(({ value }) => value === code)?.label ?? code;

/** The country that the bill goes to because the phone's number is of it; undefined where that one has no bills, or another was chosen. */
export function useBilledByPhone(follows: boolean): string | undefined {
  const { setValue } = useFormContext<CheckoutValues>();
  const [country, phoneCountry] = useWatch<CheckoutValues, ["country", "phoneCountry"]>({
    name: ["country", "phoneCountry"],
  });
  const [followed, setFollowed] = useState(phoneCountry);
  const isBilled = follows && billedByPhone({ country, phoneCountry, followed });
  useEffect(() => {
    setFollowed(phoneCountry);
    if (isBilled && country !== phoneCountry) setValue("country", phoneCountry, { shouldDirty: true });
  }, [isBilled, country, phoneCountry, setValue]);
  return isBilled ? phoneCountry : undefined;
}

export function CountryField() {
  const t = useTranslations("checkout.billing");
  const { language } = useVisitor();
  const { register } = useFormContext<CheckoutValues>();
  return (
    <SelectField
      labelInside
      autoComplete="country"
      label={t("country")}
      placeholder={t("choose")}
      options={options(language)}
      error={useFieldError()("country")}
      {...register("country", { required: "required" })}
    />
  );
}
