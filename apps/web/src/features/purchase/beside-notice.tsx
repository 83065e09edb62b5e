import { PaymentNotice } from "@rihla/ui/modal-kinds";
import { useTranslations } from "use-intl";
import { leftToPay } from "../../domain/payments/payment-under-way.ts";
import type { Leaving } from "../../domain/payments/start-payment.ts";
import { useOnceRead } from "../../domain/payments/use-once-read.ts";
import { useGo } from "../../lib/navigation/navigation.tsx";
import { paths } from "../../paths.ts";
import { openInBrowser } from "../../platform/browser/system-browser.ts";

/** The bank's page opens in the phone's own browser, and this page waits for the payment. The button opens it once more. */
export function BesideNotice({ address, payment }: Required<Leaving>) {
  const t = useTranslations("payment.redirect");
  const go = useGo();
  const leave = async () => {
    // Kept before leaving: the phone may end the app while the bank's page is open.
    leftToPay(payment);
    if (await openInBrowser(address)) go(paths.paymentCallback({ payment, waiting: "page" }));
  };
  useOnceRead(leave);
  return (
    <PaymentNotice title={t("title")} continueLabel={t("continue")} open onContinue={leave}>
      {t("body")}
    </PaymentNotice>
  );
}
