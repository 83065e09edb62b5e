import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Checkout, NothingToPay } from "../features/checkout/checkout.tsx";
import { parseSummarySearch } from "../paths.ts";

export function Component() {
  const t = useTranslations("checkout");
  const { plan, days, quantity } = parseSummarySearch(useSearchParams()[0]);
  return (
    <>
      <h1 className="pt-2 pb-5 text-2xl font-semibold md:pt-8">{t("title")}</h1>
      {plan ? <Checkout search={{ plan, days, quantity }} /> : <NothingToPay />}
    </>
  );
}
