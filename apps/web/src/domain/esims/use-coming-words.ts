import { refundArrivalDays } from "@rihla/contract/rules";
import { deliveryTimes } from "@rihla/contract/rules/delivery-time";
import { formatDate, ltr } from "@rihla/i18n";
import { useTranslations } from "use-intl";
import { useIsPast } from "../../lib/page/use-is-past.ts";

const day = 86_400_000;

/**
 * What there is to say of eSIMs that are waited for since that moment: how long it takes as a rule and, once it has taken longer, the last hour and
 * what happens then. The words change by themselves on a page that stays open.
 */
export function useComingWords(since: string | null): { words: string; isLate: boolean } {
  const t = useTranslations("esims.coming");
  const times = since === null ? null : deliveryTimes(new Date(since));
  const isLate = useIsPast(times?.lateAt ?? null);
  if (!times || !isLate) return { words: t("usual"), isLate: false };
  const backBy = new Date(times.latest.getTime() + refundArrivalDays * day);
  const words = t("late", {
    latest: ltr(formatDate(times.latest.toISOString(), "date-time")),
    date: ltr(formatDate(backBy.toISOString(), "date")),
  });
  return { words, isLate };
}
