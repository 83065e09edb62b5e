import type { Language } from "@rihla/contract";
import { OutsideLinkButton } from "@rihla/ui/link-button";
import { FileText } from "lucide-react";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { type GuidePhone, guidePaper } from "../../../paths.ts";
import { shopOrigin } from "../../../platform/browser/shop-address.ts";
import { FilmLink } from "./film-link.tsx";

/** The guide as a film, and on one page to print or keep: two links after the steps. */
export function TakeAlong({ maker, menus }: { maker: GuidePhone; menus: Language }) {
  const t = useTranslations("guide.takeAlong");
  const { language } = useVisitor();
  return (
    <div className="-mx-4 flex flex-wrap gap-x-2 print:hidden">
      <FilmLink maker={maker} menus={menus} isQuiet />
      <OutsideLinkButton
        href={shopOrigin + guidePaper(maker, language)}
        target="_blank"
        kind="quiet"
        size="small"
      >
        <FileText aria-hidden="true" className="size-5" />
        {t("paper")}
      </OutsideLinkButton>
    </div>
  );
}
