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

/** The country of the bill: that of the phone's number where a bill can go there, said in a line; else it is asked, and so by who wants another. */
export function CountryField() {
  const t = useTranslations("checkout.billing");
  const { language } = useVisitor();
  const { register, setValue } = useFormContext<CheckoutValues>();
  const error = useFieldError()("country");
  const [country, phoneCountry] = useWatch<CheckoutValues, ["country", "phoneCountry"]>({
    name: ["country", "phoneCountry"],
  });
  const [asks, setAsks] = useState(false);
  const [followed, setFollowed] = useState(phoneCountry);
  const follows = !asks && billedByPhone({ country, phoneCountry, followed });
  useEffect(() => {
    setFollowed(phoneCountry);
    if (follows && country !== phoneCountry) setValue("country", phoneCountry, { shouldDirty: true });
  }, [follows, country, phoneCountry, setValue]);
  const options = countryOptions(Object.keys(firstCodes), language);
  if (!follows || error)
    return (
      <SelectField
        autoComplete="country"
        label={t("country")}
        placeholder={t("choose")}
        options={options}
        error={error}
        {...register("country", { required: "required" })}
      />
    );
  return (
    <p className="text-sm text-ink-2">
      {t("billedIn", { country: options.find(({ value }) => value === phoneCountry)?.label ?? "" })}{" "}
      <button
        type="button"
        className="inline-flex min-h-11 items-center px-2 font-medium text-sea hover:underline"
        onClick={() => setAsks(true)}
      >
        {t("changeCountry")}
      </button>
    </p>
  );
}
