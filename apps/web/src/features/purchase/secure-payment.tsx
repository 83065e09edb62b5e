import type { OfferedMethod } from "@rihla/contract";
import { LockKeyhole } from "lucide-react";
import { useTranslations } from "use-intl";

/** Under a pay button: that paying is safe, and what stands between it and the payment page. */
export function SecurePayment({ method }: { method: OfferedMethod | undefined }) {
  const t = useTranslations("checkout.secure");
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-1.5 pt-2 text-center text-xs text-ink-2">
      <LockKeyhole aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="font-medium">{t("title")}</span>
      {method?.asksCaptcha && <span>{t("question")}</span>}
    </p>
  );
}
