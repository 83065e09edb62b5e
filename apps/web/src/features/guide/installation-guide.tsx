import { Badge } from "@rihla/ui/chip";
import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";
import { makeOfPhone } from "../../domain/devices/make-of.ts";
import { type GuidePhone, paths } from "../../paths.ts";
import type { GuideData } from "./drawn/guide.loader.ts";
import { GuideColumns } from "./drawn/guide-columns.tsx";
import { GuideHeading } from "./drawn/guide-heading.tsx";
import { PrintButton } from "./drawn/print-button.tsx";
import type { ShownGuide } from "./drawn/shown-step.ts";
import { isBest } from "./is-best.ts";
import { AllSteps } from "./player/all-steps.tsx";
import { GuidePlayer } from "./player/guide-player.tsx";
import { PartRows } from "./player/part-rows.tsx";
import { Points } from "./points.tsx";
import { TakeAlong } from "./take-along/take-along.tsx";
import { usePhoneInHand } from "./use-phone-in-hand.ts";

type ForGuide = { guide: ShownGuide };

export function InstallationGuide(data: GuideData) {
  const t = useTranslations("guide.installation");
  const [guide] = data.guides;
  usePhoneInHand();
  if (!guide) return null;
  const heading = { title: t("title"), lead: t("lead"), addressFor: paths.guideInstallation };
  return (
    <GuidePlayer
      {...data}
      head={<GuideHeading {...heading} guide={guide} />}
      end={() => <Next guide={guide} />}
    >
      {(shown) => (
        <GuideColumns aside={<Aside guide={guide} />}>
          <TakeAlong maker={guide.maker} menus={guide.menus} />
          <PartRows {...shown} badge={(played) => isBest(played) && <Badge>{t("best")}</Badge>} />
          <AllSteps {...data} />
          <Troubleshooting phone={guide.maker} />
        </GuideColumns>
      )}
    </GuidePlayer>
  );
}

function Next({ guide }: ForGuide) {
  const t = useTranslations("guide.installation");
  return (
    <LinkButton to={paths.guideActivation({ phone: guide.maker })} className="flex-1">
      {t("next")}
    </LinkButton>
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
      <LinkButton to={paths.esims()} kind="secondary" wide className="print:hidden">
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
