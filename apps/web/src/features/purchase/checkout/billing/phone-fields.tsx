import { ltr } from "@rihla/i18n";
import { PhoneField } from "@rihla/ui/phone-field";
import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { countryOptions } from "../../../../domain/person/country-options.ts";
import { useVisitor } from "../../../../lib/page/visitor.ts";
import type { CheckoutValues } from "../checkout-values.ts";
import { useFieldError } from "../use-field-error.ts";
import { callingCodes, firstCodes, readPhone } from "./phone-number.ts";

export function PhoneFields({ touched }: { touched: boolean }) {
  const t = useTranslations("checkout.billing");
  const { language } = useVisitor();
  const { register, getValues } = useFormContext<CheckoutValues>();
  const errorOf = useFieldError();
  const country = useWatch<CheckoutValues, "phoneCountry">({ name: "phoneCountry" });
  // Asked for by the first touch of the form; until then the countries a bill can go to are enough.
  const { data: codes = firstCodes } = useQuery({
    queryKey: ["calling codes"],
    queryFn: callingCodes,
    enabled: touched,
  });
  const options = countryOptions(Object.keys(codes), language).map(({ value, label }) => ({
    value,
    // Isolated, so that the plus stays before the digits in Arabic.
    label: `${label} ${ltr(`+${codes[value]}`)}`,
  }));
  return (
    <PhoneField
      labelInside
      label={t("phone")}
      codeLabel={t("phoneCode")}
      numberLabel={t("phoneNumber")}
      codePlaceholder={t("choose")}
      codes={options}
      shownCode={country ? `+${codes[country]}` : t("choose")}
      error={errorOf("phoneNumber")}
      code={register("phoneCountry", { deps: ["phoneNumber"] })}
      number={register("phoneNumber", { validate: (typed) => phoneFault(getValues("phoneCountry"), typed) })}
    />
  );
}

async function phoneFault(country: string, typed: string): Promise<string | true> {
  const phone = await readPhone(country, typed).catch(() => ({ e164: "" })); // offline: said when sending
  return "fault" in phone ? phone.fault : true;
}
