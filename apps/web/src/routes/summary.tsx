import { useTranslations } from "use-intl";
import { Checkout, NothingToPay } from "../features/purchase/checkout/checkout.tsx";
import type { Parsed, SummarySearch } from "../paths.ts";

export function Component({ search: { plan, days, quantity } }: { search: Parsed<Partial<SummarySearch>> }) {
  const t = useTranslations("checkout");
  return (
    <>
      <h1 className="pt-2 pb-5 text-2xl font-semibold md:pt-8">{t("title")}</h1>
      {plan ? <Checkout key={`${plan} ${days}`} search={{ plan, days, quantity }} /> : <NothingToPay />}
    </>
  );
}
