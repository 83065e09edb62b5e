import { useTranslations } from "use-intl";
import { Card } from "../../ui/card.tsx";
import { QrCode } from "../../ui/qr-code.tsx";

export function QrPanel({ activationCode }: { activationCode: string }) {
  const t = useTranslations("install.qr");
  return (
    <Card className="flex flex-col gap-4 sm:flex-row sm:items-center lg:p-6">
      <div className="mx-auto w-56 shrink-0 sm:mx-0 sm:w-44">
        <QrCode value={activationCode} label={t("label")} />
      </div>
      <div>
        <h3 className="font-semibold">{t("title")}</h3>
        <p className="mt-1 text-sm text-ink-2">{t("body")}</p>
      </div>
    </Card>
  );
}
