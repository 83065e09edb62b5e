import type { PlansPicked } from "@rihla/contract/admin";
import { useTranslations } from "use-intl";

/** What became of the plans on sale. */
export function usePickedWords() {
  const t = useTranslations("admin");
  return ({ changed, withdrawn }: PlansPicked): string =>
    changed + withdrawn === 0 ? t("do.done") : t("sales.picked", { changed, withdrawn });
}
