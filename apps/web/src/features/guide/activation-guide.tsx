import { useTranslations } from "use-intl";
import { type GuidePhone, paths } from "../../paths.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { GuideColumns } from "./guide-columns.tsx";
import { GuideHeading } from "./guide-heading.tsx";
import { GuideSteps } from "./guide-steps.tsx";
import { MakerMenus } from "./maker-menus.tsx";
import { Points } from "./points.tsx";
import { PrintButton } from "./print-button.tsx";
import { Rescue } from "./rescue.tsx";

type ForPhone = { phone: GuidePhone };

export function ActivationGuide({ phone }: ForPhone) {
  const t = useTranslations("guide.activation");
  return (
    <>
      <GuideHeading title={t("title")} lead={t("lead")} phone={phone} addressFor={paths.guideActivation} />
      <GuideColumns aside={<Aside phone={phone} />}>
        <Settings phone={phone} />
        <Rescue phone={phone} />
        {phone === "other" && <MakerMenus />}
        <There />
      </GuideColumns>
    </>
  );
}

function Settings({ phone }: ForPhone) {
  const t = useTranslations("guide.activation");
  const tg = useTranslations("guide");
  const title = t("settings", { phone: tg(`on.${phone}`) });
  const steps = [
    { key: "line", title: t("line.title"), menu: t(`line.menu.${phone}`), body: t(`line.body.${phone}`) },
    { key: "roaming", title: t("roaming.title"), menu: t(`roaming.menu.${phone}`), body: t("roaming.body") },
    { key: "home", title: t("home.title"), menu: t(`home.menu.${phone}`), body: t(`home.body.${phone}`) },
  ];
  return (
    <section>
      <h2 className="mb-4 break-after-avoid text-lg md:text-xl">{title}</h2>
      <GuideSteps label={title} steps={steps} />
    </section>
  );
}

const afterwards = ["bank", "border", "left", "after"] as const;

function There() {
  const t = useTranslations("guide.activation.there");
  const points = afterwards.map((key) => ({ key, title: t(`${key}.title`), body: t(`${key}.body`) }));
  return <Points title={t("title")} points={points} />;
}

function Aside({ phone }: ForPhone) {
  const t = useTranslations("guide");
  return (
    <>
      <Notice title={t("know.menus.title")} className="break-inside-avoid">
        {t("know.menus.body")}
      </Notice>
      <LinkButton to={paths.esims()} wide className="print:hidden">
        {t("esims")}
      </LinkButton>
      <LinkButton to={paths.guideInstallation({ phone })} kind="secondary" wide className="print:hidden">
        {t("activation.notYet")}
      </LinkButton>
      <PrintButton />
    </>
  );
}
