import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";
import { makeOfPhone } from "../../domain/devices/make-of.ts";
import { type GuidePhone, paths } from "../../paths.ts";
import type { GuideData } from "./drawn/guide.loader.ts";
import { GuideBody } from "./drawn/guide-body.tsx";
import { GuideColumns } from "./drawn/guide-columns.tsx";
import { GuideHeading } from "./drawn/guide-heading.tsx";
import { MenusDiffer } from "./drawn/menus-differ.tsx";
import { PrintButton } from "./drawn/print-button.tsx";
import type { ShownGuide } from "./drawn/shown-step.ts";
import { Points } from "./points.tsx";
import { TakeAlong } from "./take-along/take-along.tsx";
import { usePhoneInHand } from "./use-phone-in-hand.ts";

type ForGuide = { guide: ShownGuide };

export function InstallationGuide({ guides, Parts }: GuideData) {
  const t = useTranslations("guide.installation");
  const [guide] = guides;
  usePhoneInHand();
  if (!guide) return null;
  return (
    <>
      <GuideHeading title={t("title")} lead={t("lead")} guide={guide} addressFor={paths.guideInstallation} />
      <GuideColumns aside={<Aside guide={guide} />}>
        <TakeAlong maker={guide.maker} menus={guide.menus} />
        <GuideBody id="steps" guides={guides} Parts={Parts} />
        <Troubleshooting phone={guide.maker} />
      </GuideColumns>
    </>
  );
}

function Troubleshooting({ phone }: { phone: GuidePhone }) {
  const t = useTranslations("guide.installation.troubleshooting");
  const points = [
    { key: "refused", title: t("refused.title"), body: t(`refused.${makeOfPhone(phone)}`) },
    { key: "used", title: t("used.title"), body: t("used.body") },
  ];
  return <Points title={t("title")} points={points} />;
}

function Aside({ guide }: ForGuide) {
  const t = useTranslations("guide");
  return (
    <>
      <Notice tone="care" title={t("know.keep.title")} className="break-inside-avoid">
        {t("know.keep.body")}
      </Notice>
      <MenusDiffer guide={guide} />
      <LinkButton to={paths.esims()} wide className="print:hidden">
        {t("esims")}
      </LinkButton>
      <LinkButton
        to={paths.guideActivation({ phone: guide.maker })}
        kind="secondary"
        wide
        className="print:hidden"
      >
        {t("installation.next")}
      </LinkButton>
      <PrintButton />
    </>
  );
}
