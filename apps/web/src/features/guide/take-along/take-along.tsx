import type { Language } from "@rihla/contract";
import { OutsideLinkButton } from "@rihla/ui/link-button";
import { FileText } from "lucide-react";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { type GuidePhone, guidePaper } from "../../../paths.ts";
import { shopOrigin } from "../../../platform/browser/shop-address.ts";
import { FilmLink } from "./film-link.tsx";

/** The guide as a film, and on one page to print or keep. */
export function TakeAlong({ maker, menus }: { maker: GuidePhone; menus: Language }) {
  const t = useTranslations("guide.takeAlong");
  const { language } = useVisitor();
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <FilmLink maker={maker} menus={menus} />
      <OutsideLinkButton
        href={shopOrigin + guidePaper(maker, language)}
        target="_blank"
        kind="secondary"
        size="medium"
      >
        <FileText aria-hidden="true" className="size-5" />
        {t("paper")}
      </OutsideLinkButton>
    </div>
  );
}
