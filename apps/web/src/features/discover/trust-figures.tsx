import { brand, formatNumber } from "@rihla/i18n";
import { useTranslations } from "use-intl";

/** What the brand says of itself; the figures stand in the brand file. */
export function TrustFigures() {
  const t = useTranslations("discover.trust");
  const figures = [
    { key: "users", value: `${formatNumber(brand.figures.users)}+` },
    { key: "reviews", value: `${formatNumber(brand.figures.reviews)}+` },
    { key: "score", value: formatNumber(brand.figures.score) },
  ] as const;
  return (
    <dl className="mt-8 grid grid-cols-3 gap-2 rounded-3xl bg-sand px-3 py-5 text-center md:mt-12 md:py-7">
      {figures.map(({ key, value }) => (
        <div key={key} className="flex flex-col-reverse">
          <dt className="text-xs text-ink-2 md:text-sm">{t(key)}</dt>
          <dd className="ltr-inside text-base font-semibold md:text-2xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
