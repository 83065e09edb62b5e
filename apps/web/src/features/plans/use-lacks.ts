import { formatData } from "@rihla/i18n";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/page/visitor.ts";
import type { Cover } from "./advice/advice.ts";

/** In words, what a plan has too little of for a trip. */
export function useLacks(): (cover: Cover | undefined) => string | undefined {
  const t = useTranslations("advice");
  const tc = useTranslations("common");
  const { language } = useVisitor();
  return (cover) => {
    if (!cover) return undefined;
    if (cover.tooEarly) return t("tooEarly");
    if (cover.missingDays > 0) return t("short", { days: tc("days", { count: cover.missingDays }) });
    return cover.isEnough ? undefined : t("lacksData", { data: formatData(cover.perDay, language) });
  };
}
