import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";
import type { ShownGuide } from "./shown-step.ts";

/** How far the menus' names are to be relied on. */
export function MenusDiffer({ guide }: { guide: ShownGuide }) {
  const t = useTranslations("guide");
  return (
    <Notice title={t("know.menus.title")} className="break-inside-avoid">
      {guide.wordSource === "documented" ? t("know.menus.body") : t(`wordSource.${guide.wordSource}`)}
    </Notice>
  );
}
