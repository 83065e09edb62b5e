import type { ShownFeedback } from "@rihla/contract";
import { feedbackStars as most } from "@rihla/contract/rules/feedback";
import { formatNumber } from "@rihla/i18n";
import { Stars } from "@rihla/ui/stars";
import { useTranslations } from "use-intl";
import { Link } from "../../lib/navigation/navigation.tsx";
import { paths } from "../../paths.ts";

/** What buyers answered whose eSIM connected; apart from the brand's figures, which it never changes. */
export function TravellersFeedback({ feedback: { average, count, texts } }: { feedback: ShownFeedback }) {
  const t = useTranslations("discover.feedback");
  return (
    <section aria-labelledby="feedback" className="drawn-when-near mt-8 md:mt-12">
      <h2 id="feedback" className="text-lg md:text-center md:text-xl">
        {t("title")}
      </h2>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 md:justify-center">
        <Stars score={average} most={most} />
        <p>
          <span className="font-semibold">{t("score", { average: formatNumber(average), most })}</span>
          <span className="text-sm text-ink-2"> · {t("count", { count })}</span>
        </p>
      </div>
      {texts.length > 0 && (
        <ul className="mt-4 grid gap-3 md:grid-cols-3 md:gap-4">
          {texts.map(({ stars, words, firstName }) => (
            <li key={`${firstName} ${words}`} className="grid">
              <figure className="flex flex-col rounded-card border border-line bg-surface p-4">
                <blockquote dir="auto" className="flex-1 text-sm whitespace-pre-line wrap-anywhere">
                  {words}
                </blockquote>
                <figcaption className="mt-3 flex flex-wrap items-center gap-x-2 text-xs text-ink-2">
                  <Stars score={stars} most={most} size="size-4" />
                  <span className="sr-only">{t("stars", { stars, most })}</span>
                  {firstName && <bdi className="font-medium text-ink">{firstName}</bdi>}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1 md:text-center">
        <Link
          to={paths.support("feedback")}
          className="inline-flex min-h-11 items-center text-sm text-sea underline underline-offset-4"
        >
          {t("how")}
        </Link>
      </p>
    </section>
  );
}
