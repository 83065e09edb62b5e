import type { Catalogue } from "@rihla/contract";
import { formatNumber } from "@rihla/i18n";
import { useTranslations } from "use-intl";

/** What is on sale at this moment. */
export function LiveCounts({ catalogue }: { catalogue: Catalogue }) {
  const t = useTranslations("discover.proof");
  const counts = {
    countries: catalogue.countryCount,
    regions: catalogue.regionCount,
    plans: catalogue.planCount,
  };
  return (
    <section
      aria-label={t("onSale")}
      className="drawn-when-near mt-8 rounded-3xl bg-sand px-4 py-6 md:mt-12 md:py-8"
    >
      <dl className="flex flex-wrap justify-center gap-x-10 gap-y-4 text-center md:gap-x-16">
        {(["countries", "regions", "plans"] as const).map((key) => (
          <div key={key} className="flex flex-col-reverse">
            <dt className="text-sm text-ink-2">{t(key)}</dt>
            <dd className="ltr-inside text-lg font-semibold md:text-xl">{formatNumber(counts[key])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
