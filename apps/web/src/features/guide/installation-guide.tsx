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
import { systemOf, Ways } from "./ways.tsx";

type ForPhone = { phone: GuidePhone };

export function InstallationGuide({ phone }: ForPhone) {
  const t = useTranslations("guide.installation");
  return (
    <>
      <GuideHeading title={t("title")} lead={t("lead")} phone={phone} addressFor={paths.guideInstallation} />
      <GuideColumns aside={<Aside phone={phone} />}>
        <Before phone={phone} />
        {phone === "other" && <MakerMenus />}
        <Ways phone={phone} />
        <Finish phone={phone} />
        <Troubleshooting phone={phone} />
      </GuideColumns>
    </>
  );
}

function Before({ phone }: ForPhone) {
  const t = useTranslations("guide.installation.before");
  const points = [
    { key: "phone", title: t("phone.title"), body: t(`phone.${phone}`) },
    { key: "wifi", title: t("wifi.title"), body: t("wifi.body") },
    { key: "code", title: t("code.title"), body: t("code.body") },
  ];
  return <Points title={t("title")} points={points} />;
}

function Finish({ phone }: ForPhone) {
  const t = useTranslations("guide.installation.finish");
  const steps = [
    { key: "name", title: t("name.title"), body: t("name.body") },
    { key: "home", title: t("home.title"), body: t(`home.${systemOf(phone)}`) },
    { key: "later", title: t("later.title"), body: t("later.body") },
  ];
  return (
    <section>
      <h2 className="mb-4 break-after-avoid text-lg md:text-xl">{t("title")}</h2>
      <GuideSteps label={t("title")} steps={steps} />
    </section>
  );
}

function Troubleshooting({ phone }: ForPhone) {
  const t = useTranslations("guide.installation.troubleshooting");
  const points = [
    { key: "refused", title: t("refused.title"), body: t(`refused.${phone}`) },
    { key: "used", title: t("used.title"), body: t("used.body") },
  ];
  return <Points title={t("title")} points={points} />;
}

function Aside({ phone }: ForPhone) {
  const t = useTranslations("guide");
  return (
    <>
      <Notice tone="care" title={t("know.keep.title")} className="break-inside-avoid">
        {t("know.keep.body")}
      </Notice>
      <Notice title={t("know.menus.title")} className="break-inside-avoid">
        {t("know.menus.body")}
      </Notice>
      <LinkButton to={paths.esims()} wide className="print:hidden">
        {t("esims")}
      </LinkButton>
      <LinkButton to={paths.guideActivation({ phone })} kind="secondary" wide className="print:hidden">
        {t("installation.next")}
      </LinkButton>
      <PrintButton />
    </>
  );
}
