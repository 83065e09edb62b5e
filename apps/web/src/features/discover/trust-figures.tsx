import { brand, formatNumber } from "@rihla/i18n";
import { Stars } from "@rihla/ui/stars";
import { useTranslations } from "use-intl";
import { ExampleMark } from "./example-mark.tsx";

const { users, reviews, score } = brand.figures;
const most = 5;

/** What the brand says of itself; the figures stand in the brand file. */
export function TrustFigures({ isExample }: { isExample: boolean }) {
  const t = useTranslations("discover.trust");
  return (
    <section
      aria-label={t("label")}
      className="drawn-when-near mt-8 flex flex-col items-center gap-4 rounded-3xl bg-sand px-4 py-6 text-center md:mt-12 md:flex-row md:justify-center md:gap-12 md:py-8"
    >
      <div className="flex items-center gap-4">
        <p className="text-3xl font-semibold">{formatNumber(score)}</p>
        <div className="text-start">
          <Stars score={score} most={most} />
          <p className="text-sm text-ink-2">{t("score", { most })}</p>
        </div>
      </div>
      <dl className="flex flex-wrap justify-center gap-x-8 gap-y-3 md:gap-12">
        {(["users", "reviews"] as const).map((key) => (
          <div key={key} className="flex flex-col-reverse">
            <dt className="text-sm text-ink-2">{t(key)}</dt>
            <dd className="ltr-inside text-lg font-semibold md:text-xl">
              {formatNumber(key === "users" ? users : reviews)}+
            </dd>
          </div>
        ))}
      </dl>
      {isExample && <ExampleMark />}
    </section>
  );
}
