import { LinkButton } from "@rihla/ui/link-button";
import { useTranslations } from "use-intl";
import { paths } from "../../paths.ts";
import type { GuideData } from "./drawn/guide.loader.ts";
import { GuideBody } from "./drawn/guide-body.tsx";
import { GuideColumns } from "./drawn/guide-columns.tsx";
import { GuideHeading } from "./drawn/guide-heading.tsx";
import { MenusDiffer } from "./drawn/menus-differ.tsx";
import { PrintButton } from "./drawn/print-button.tsx";
import type { ShownGuide } from "./drawn/shown-step.ts";
import { NoDataCard } from "./no-data/no-data-card.tsx";
import { Points } from "./points.tsx";
import { TakeAlong } from "./take-along/take-along.tsx";

/** From the arrival to the way back: each subject with its steps. */
export function ActivationGuide({ guides, Parts }: GuideData) {
  const t = useTranslations("guide.activation");
  const [first] = guides;
  if (!first) return null;
  const trouble = guides.findIndex(({ subject }) => subject === "trouble");
  return (
    <>
      <GuideHeading title={t("title")} lead={t("lead")} guide={first} addressFor={paths.guideActivation} />
      <GuideColumns aside={<Aside guide={first} />}>
        <TakeAlong maker={first.maker} menus={first.menus} />
        <GuideBody id="arrival" guides={guides.slice(0, trouble)} Parts={Parts} />
        {/* Before what helps in general, the questions that find what helps here. */}
        <NoDataCard phone={first.maker} />
        <GuideBody id="afterwards" guides={guides.slice(trouble)} Parts={Parts} />
        <There />
      </GuideColumns>
    </>
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
      <MenusDiffer guide={guide} />
      <LinkButton to={paths.esims()} wide className="print:hidden">
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
