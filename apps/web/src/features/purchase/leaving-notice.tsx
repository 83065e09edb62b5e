import { PaymentNotice } from "@rihla/ui/modal-kinds";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { noteLeaving } from "../../domain/payments/leaving-to-pay.ts";
import type { Leaving } from "../../domain/payments/start-payment.ts";
import { useOnceRead } from "../../domain/payments/use-once-read.ts";
import { useReturnFromBank } from "../../domain/payments/use-return-from-bank.ts";
import { useGo } from "../../lib/navigation/navigation.tsx";
import { paths } from "../../paths.ts";
import { openPaymentWindow } from "../../platform/browser/payment-window.ts";
import { BesideNotice } from "./beside-notice.tsx";
import { InAppWays } from "./in-app-ways.tsx";
import { paymentElsewhere, paymentPlace } from "./payment-place.ts";
import { WindowBlocked } from "./window-blocked.tsx";

/** Shown on the way to the gateway's page, and leads there: in the same tab by itself, into another window by the press alone, because browsers open none by themselves. */
export function LeavingNotice({ leaving }: { leaving: Leaving | undefined }) {
  const t = useTranslations("payment.redirect");
  const [isBlocked, setBlocked] = useState(false);
  const wait = useWaiting(leaving);
  // Left, or this page waits while it is paid elsewhere.
  useEffect(() => (leaving ? () => noteLeaving(false) : undefined), [leaving]);
  // Back by the browser's button, the page as it was left: it shows that the payment is waited for.
  useReturnFromBank(() => wait("page", false));
  const place = leaving?.payment ? paymentPlace() : "page";
  useOnceRead(leaving && place === "page" ? () => window.location.assign(leaving.address) : undefined);
  if (!leaving) return <PaymentNotice {...words(t)} open={false} onContinue={() => {}} />;
  const { address, payment } = leaving;
  if (place === "beside" && payment) return <BesideNotice address={address} payment={payment} />;
  const goOnHere = () => {
    paymentElsewhere.write(undefined);
    window.location.assign(address);
  };
  const openWindow = () => (openPaymentWindow(address) ? wait("window") : setBlocked(true));
  if (place === "app")
    return (
      <PaymentNotice
        {...words(t)}
        open
        onContinue={goOnHere}
        secondary={{ label: t("inApp.wait"), onPress: () => wait("page") }}
      >
        {t("body")}
        <InAppWays address={address} />
      </PaymentNotice>
    );
  return (
    <PaymentNotice
      {...words(t)}
      continueLabel={isBlocked ? t("blocked.here") : t("continue")}
      open
      onContinue={place === "window" && !isBlocked ? openWindow : goOnHere}
    >
      {t("body")}
      {isBlocked && <WindowBlocked address={address} onOpened={() => wait("window")} />}
    </PaymentNotice>
  );
}

const words = (t: ReturnType<typeof useTranslations<"payment.redirect">>) => ({
  title: t("title"),
  children: t("body"),
  continueLabel: t("continue"),
});

/** This tab waits while the payment is made somewhere else. */
function useWaiting(leaving: Leaving | undefined) {
  const go = useGo();
  return (waiting: "window" | "page", isElsewhere = true) => {
    if (!leaving?.payment) return;
    if (isElsewhere) paymentElsewhere.write(leaving.payment);
    go(paths.paymentCallback({ payment: leaving.payment, waiting }));
  };
}
