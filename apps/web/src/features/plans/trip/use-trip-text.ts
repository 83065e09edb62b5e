import { useTranslations } from "use-intl";
import { daysBetween } from "../../../domain/plans/calendar.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import type { TripSearch } from "../../../paths.ts";
import { endsOfTrip } from "./trip-text.ts";

/** `12 → 19 déc. · 8 jours`; nothing of half a trip. */
export function useTripText({ from, to }: TripSearch): string | undefined {
  const t = useTranslations("trip");
  const tc = useTranslations("common");
  const { language } = useVisitor();
  if (!from || !to || to < from) return undefined;
  return t("span", {
    ...endsOfTrip(from, to, language),
    days: tc("days", { count: daysBetween(from, to) + 1 }),
  });
}
