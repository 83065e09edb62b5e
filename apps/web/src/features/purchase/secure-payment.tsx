import type { OfferedMethod } from "@rihla/contract";
import { LockKeyhole } from "lucide-react";
import { useTranslations } from "use-intl";

/** Under a pay button: that paying is safe, and what stands between it and the payment page. */
type SecurePaymentProps = {
  method: OfferedMethod | undefined;
  /** How what is bought is given back, where that is one rule. */
  giveBack?: string | undefined;
};

export function SecurePayment({ method, giveBack }: SecurePaymentProps) {
  const t = useTranslations("checkout.secure");
  return (
    <p className="pt-2 text-center text-xs text-ink-2">
      <LockKeyhole aria-hidden="true" className="me-1 inline size-3.5" />
      <span className="font-medium">{t("title")}</span>
      {method?.asksCaptcha && <span> · {t("question")}</span>}
      {giveBack && <span> · {giveBack}</span>}
    </p>
  );
}
