import { LinkButton } from "@rihla/ui/link-button";
import { useTranslations } from "use-intl";
import { paths } from "../../paths.ts";
import type { GuideData } from "./drawn/guide.loader.ts";
import { GuideColumns } from "./drawn/guide-columns.tsx";
import { GuideHeading } from "./drawn/guide-heading.tsx";
import { PrintButton } from "./drawn/print-button.tsx";
import type { ShownGuide } from "./drawn/shown-step.ts";
import { NoDataCard } from "./no-data/no-data-card.tsx";
import { AllSteps } from "./player/all-steps.tsx";
import { GuidePlayer } from "./player/guide-player.tsx";
import { PartRows } from "./player/part-rows.tsx";
import type { PlayedPart } from "./player/places.ts";
import { Points } from "./points.tsx";
import { TakeAlong } from "./take-along/take-along.tsx";

/** From the arrival to the way back: each subject with its steps. */
export function ActivationGuide(data: GuideData) {
  const t = useTranslations("guide.activation");
  const [first] = data.guides;
  if (!first) return null;
  const heading = { title: t("title"), lead: t("lead"), addressFor: paths.guideActivation };
  return (
    <GuidePlayer
      {...data}
      head={<GuideHeading {...heading} guide={first} />}
      end={(played) => <Next played={played} />}
    >
      {(shown) => (
        <GuideColumns aside={<Aside guide={first} />}>
          <TakeAlong maker={first.maker} menus={first.menus} />
          {/* Before what helps in general, the questions that find what helps here. */}
          <NoDataCard phone={first.maker} />
          <PartRows {...shown} />
          <AllSteps {...data} />
          <There />
        </GuideColumns>
      )}
    </GuidePlayer>
  );
}

/** The last step of what helps in general is to write to us; else one's eSIMs show what is left. */
function Next({ played }: { played: PlayedPart }) {
  const t = useTranslations("guide");
  return played.part.key === "trouble" ? (
    <LinkButton to={paths.support("contact")} className="flex-1">
      {t("player.write")}
    </LinkButton>
  ) : (
    <LinkButton to={paths.esims()} className="flex-1">
      {t("esims")}
    </LinkButton>
  );
}

const afterwards = ["bank", "border", "left", "after"] as const;

function There() {
  const t = useTranslations("guide.activation.there");
  const points = afterwards.map((key) => ({ key, title: t(`${key}.title`), body: t(`${key}.body`) }));
  return <Points title={t("title")} points={points} />;
}

function Aside({ guide }: { guide: ShownGuide }) {
  const t = useTranslations("guide");
  return (
    <>
      <LinkButton to={paths.esims()} kind="secondary" wide className="print:hidden">
        {t("esims")}
      </LinkButton>
      <LinkButton
        to={paths.guideInstallation({ phone: guide.maker })}
        kind="secondary"
        wide
        className="print:hidden"
      >
        {t("activation.notYet")}
      </LinkButton>
      <PrintButton />
    </>
  );
}
