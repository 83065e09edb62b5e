import { PaymentNotice } from "@rihla/ui/modal-kinds";
import { useTranslations } from "use-intl";
import type { Leaving } from "../../domain/payments/start-payment.ts";
import { useOnceRead } from "../../domain/payments/use-once-read.ts";
import { useGo } from "../../lib/navigation/navigation.tsx";
import { paths } from "../../paths.ts";
import { openInBrowser, opensBeside } from "../../platform/browser/system-browser.ts";

/** On the way to the page on which money is paid into the wallet: in the same tab, in the app beside it, where this page then waits. */
export function LeavingForTopUp({ leaving }: { leaving: Required<Leaving> | undefined }) {
  const t = useTranslations("payment.redirect");
  const go = useGo();
  const leave = async () => {
    if (!leaving) return;
    await openInBrowser(leaving.address);
    if (opensBeside) go(paths.paymentCallback({ payment: leaving.payment, waiting: "page" }));
  };
  useOnceRead(leaving && leave);
  return (
    <PaymentNotice
      title={t("title")}
      continueLabel={t("continue")}
      open={leaving !== undefined}
      onContinue={leave}
    >
      {t("body")}
    </PaymentNotice>
  );
}
