import { LogOut } from "lucide-react";
import { useTranslations } from "use-intl";

export function LeftHeading() {
  const t = useTranslations("payment.left");
  return (
    <div className="flex items-start gap-4" role="status">
      <LogOut aria-hidden="true" className="flip-rtl mt-0.5 size-9 shrink-0 text-sea" />
      <div>
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 text-ink-2">{t("body")}</p>
      </div>
    </div>
  );
}
