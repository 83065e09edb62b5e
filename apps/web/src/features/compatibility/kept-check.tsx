import { useTranslations } from "use-intl";
import { keepCheck, useKeptCheck } from "../../domain/devices/phone-check.ts";
import { CheckedPhone } from "./checked-phone.tsx";

/** What was found out here before, and how to have it forgotten. */
export function KeptCheck() {
  const t = useTranslations("compatibility.kept");
  const check = useKeptCheck();
  if (!check) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-control bg-sand px-4 py-1 text-sm">
      <p className="min-w-0 flex-1">
        <span className="font-medium">{t("title")}</span> : <CheckedPhone check={check} />
      </p>
      <button
        type="button"
        className="min-h-11 font-semibold text-sea hover:underline"
        onClick={() => keepCheck(null)}
      >
        {t("forget")}
      </button>
    </div>
  );
}
