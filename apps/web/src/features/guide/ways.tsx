import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { GuidePhone } from "../../paths.ts";
import { Card } from "../../ui/card.tsx";
import { Badge } from "../../ui/chip.tsx";
import { Notice } from "../../ui/notice.tsx";
import { type GuideStep, GuideSteps } from "./guide-steps.tsx";

type WayProps = { phone: GuidePhone };
export const systemOf = (phone: GuidePhone) => (phone === "iphone" ? "apple" : "android");

/** The easiest first, as on the page of the eSIM itself. */
export function Ways({ phone }: WayProps) {
  const t = useTranslations("guide");
  const ti = useTranslations("guide.installation");
  return (
    <section aria-labelledby="ways" className="flex flex-col gap-4">
      <h2 id="ways" className="break-after-avoid text-lg md:text-xl">
        {ti("ways", { phone: t(`on.${phone}`) })}
      </h2>
      <Tap phone={phone} />
      <QrCode phone={phone} />
      <ByHand phone={phone} />
    </section>
  );
}

function Tap({ phone }: WayProps) {
  const t = useTranslations("guide.installation");
  const system = systemOf(phone);
  const steps = [
    { key: "open", title: t("tap.open") },
    { key: "press", title: t(`tap.${system}.press`) },
    { key: "confirm", title: t("confirm.title"), body: t("confirm.body") },
  ];
  const badge = system === "apple" && <Badge>{t("best")}</Badge>;
  return <Way title={t("tap.title")} badge={badge} needs={t(`tap.${system}.needs`)} steps={steps} />;
}

function QrCode({ phone }: WayProps) {
  const t = useTranslations("guide.installation");
  const steps = [
    { key: "show", title: t("qr.show.title"), body: t("qr.show.body") },
    { key: "open", title: t("open"), menu: t(`menu.${phone}`) },
    { key: "scan", title: t("qr.scan.title"), body: t(`qr.scan.${phone}`) },
    { key: "confirm", title: t("confirm.title"), body: t("confirm.body") },
  ];
  return (
    <Way title={t("qr.title")} steps={steps}>
      <Notice title={t("same.title")} className="mt-5 break-inside-avoid">
        {t(`same.${systemOf(phone)}`)}
      </Notice>
    </Way>
  );
}

function ByHand({ phone }: WayProps) {
  const t = useTranslations("guide.installation");
  const system = systemOf(phone);
  const steps = [
    { key: "copy", title: t(`hand.${system}.title`), body: t(`hand.${system}.body`) },
    { key: "open", title: t("open"), menu: t(`menu.${phone}`) },
    { key: "paste", title: t("hand.paste.title"), body: t(`hand.paste.${phone}`) },
    { key: "confirm", title: t("confirm.title"), body: t("confirm.body") },
  ];
  return <Way title={t("hand.title")} steps={steps} />;
}

type OneWay = {
  title: string;
  badge?: ReactNode;
  needs?: string;
  steps: readonly GuideStep[];
  children?: ReactNode;
};

function Way({ title, badge, needs, steps, children }: OneWay) {
  return (
    <Card className="lg:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg">{title}</h3>
        {badge}
      </div>
      {needs && <p className="mt-1 text-sm text-ink-2">{needs}</p>}
      <div className="mt-4">
        <GuideSteps label={title} steps={steps} />
      </div>
      {children}
    </Card>
  );
}
