import { useTranslations } from "use-intl";
import { PaymentNotice } from "../../ui/modal-kinds.tsx";

/** Shown while the gateway's page is on its way, which can take long; its button asks for that page once more. */
export function LeavingNotice({ address }: { address: string | undefined }) {
  const t = useTranslations("payment.redirect");
  return (
    <PaymentNotice
      open={address !== undefined}
      title={t("title")}
      continueLabel={t("continue")}
      onContinue={() => address && window.location.assign(address)}
    >
      {t("body")}
    </PaymentNotice>
  );
}
