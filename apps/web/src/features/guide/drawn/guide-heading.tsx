import { Link } from "@rihla/ui/link";
import { TabLinks } from "@rihla/ui/tabs";
import { ChevronRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { type GuideSearch, guidePhones, paths } from "../../../paths.ts";
import { GuideChoices } from "./guide-choices.tsx";
import type { ShownGuide } from "./shown-step.ts";

type GuideHeadingProps = {
  title: string;
  lead: string;
  guide: ShownGuide;
  /** The same page for another phone: a link, so that it works before any script runs and can be sent to somebody. */
  addressFor: (search: GuideSearch) => string;
};

export function GuideHeading({ title, lead, guide, addressFor }: GuideHeadingProps) {
  const t = useTranslations("guide");
  const menus = guide.menus === guide.language ? undefined : guide.menus;
  const tabs = guidePhones.map((key) => ({
    key,
    label: <span className="whitespace-nowrap">{t(`phones.${key}`)}</span>,
    to: addressFor({ phone: key, menus }),
  }));
  return (
    <div className="pt-1 pb-6 md:pt-6">
      <nav aria-label={t("title")} className="text-sm text-ink-2">
        <Link
          to={paths.guide()}
          className="-mx-1 inline-flex min-h-11 items-center gap-1 px-1 hover:underline md:min-h-8"
        >
          <ChevronRight aria-hidden="true" className="flip-rtl size-4 rotate-180" />
          {t("title")}
        </Link>
      </nav>
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <p className="mt-1 mb-3 text-ink-2">{lead}</p>
      <TabLinks label={t("phones.label")} tabs={tabs} chosen={guide.maker} />
      <GuideChoices guide={guide} addressFor={addressFor} />
    </div>
  );
}
