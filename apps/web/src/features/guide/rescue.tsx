import { useTranslations } from "use-intl";
import { type GuidePhone, paths } from "../../paths.ts";
import { Card } from "../../ui/card.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { GuideSteps } from "./guide-steps.tsx";

/** Where an address may lead to: /guide/activation#no-connection. */
export const rescueAnchor = "no-connection";

/** From the likely cause to the rare one. */
export function Rescue({ phone }: { phone: GuidePhone }) {
  const t = useTranslations("guide.activation.rescue");
  const steps = [
    { key: "check", title: t("check.title"), body: t("check.body") },
    { key: "plane", title: t("plane.title"), body: t("plane.body") },
    {
      key: "apn",
      title: t("apn.title"),
      menu: t(`apn.menu.${phone}`),
      body: t(phone === "other" ? "apn.often" : "apn.body"),
    },
    { key: "network", title: t("network.title"), menu: t(`network.menu.${phone}`), body: t("network.body") },
    { key: "restart", title: t("restart.title"), body: t("restart.body") },
  ];
  return (
    <Card className="lg:p-6">
      <h2 id={rescueAnchor} className="scroll-mt-6 text-lg md:text-xl">
        {t("title")}
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-2">{t("lead")}</p>
      <GuideSteps label={t("title")} steps={steps} />
      <Notice title={t("still.title")} className="mt-5 break-inside-avoid" actions={<WriteToUs />}>
        {t("still.body")}
      </Notice>
    </Card>
  );
}

function WriteToUs() {
  const t = useTranslations("guide.activation.rescue.still");
  return (
    <LinkButton to={paths.support("contact")} kind="secondary" size="small" className="print:hidden">
      {t("action")}
    </LinkButton>
  );
}
