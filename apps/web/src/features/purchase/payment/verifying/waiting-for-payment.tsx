import type { Payment } from "@rihla/contract";
import { formatMoney, ltr } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { OutsideLinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { Hourglass } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../../lib/page/visitor.ts";
import { timeOf } from "../../../../lib/text/clock-time.ts";
import {
  openPaymentWindow,
  paymentWindowIsGone,
  showPaymentWindow,
} from "../../../../platform/browser/payment-window.ts";
import { openInBrowser, opensBeside } from "../../../../platform/browser/system-browser.ts";
import type { PayFromWallet } from "../../checkout/over-checkout.tsx";
import { paymentElsewhere } from "../../payment-place.ts";
import { WindowBlocked } from "../../window-blocked.tsx";
import { HelpLine } from "../help-line.tsx";
import { ComingBack } from "./coming-back.tsx";
import { PayOtherwise } from "./pay-otherwise.tsx";

type WaitingForPaymentProps = {
  payment: Payment;
  /** Where the bank's page is open. */
  place: "window" | "page";
  onCheck: () => Promise<unknown>;
  /** When the server last said that nobody has paid; ms, 0 before it has. */
  checkedAt: number;
  payFromWallet: PayFromWallet;
};

/** The bank's page is open somewhere: what to do there, until when, and what else can be done. */
export function WaitingForPayment(props: WaitingForPaymentProps) {
  const { payment, place, onCheck, checkedAt, payFromWallet } = props;
  const t = useTranslations("payment.waiting");
  const { language } = useVisitor();
  const until = payment.payableUntil && timeOf(Date.parse(payment.payableUntil));
  return (
    <Card className="mx-auto mt-4 flex max-w-lg flex-col gap-4 p-6 md:mt-8">
      <div className="flex items-start gap-4">
        <Hourglass aria-hidden="true" className="mt-0.5 size-8 shrink-0 text-sea" />
        <div className="min-w-0">
          <h1 className="text-xl font-semibold">{t("title")}</h1>
          <p className="mt-1 text-ink-2">
            {t(`body.${place}`, {
              operator: payment.operator?.name[language] ?? "none",
              amount: formatMoney(payment.amount, language),
            })}
          </p>
          {until && <p className="mt-2 font-medium">{t("until", { time: ltr(until) })}</p>}
        </div>
      </div>
      {payment.redirectUrl &&
        (place === "window" ? (
          <PaymentWindow address={payment.redirectUrl} onGone={onCheck} />
        ) : (
          <OutsideLinkButton
            wide
            href={payment.redirectUrl}
            onClick={(event) => {
              paymentElsewhere.write(undefined);
              if (!opensBeside) return;
              event.preventDefault();
              openInBrowser(event.currentTarget.href);
            }}
          >
            {t("toBank")}
          </OutsideLinkButton>
        ))}
      <CheckNow onCheck={onCheck} />
      <p role="status" className="text-center text-sm text-ink-2 empty:hidden">
        {checkedAt > 0 && t("notYet", { time: ltr(timeOf(checkedAt)) })}
      </p>
      {payment.paysFor === "order" && (
        <PayOtherwise number={payment.orderNumber} payFromWallet={payFromWallet} />
      )}
      <ComingBack place={place} />
      <HelpLine operator={payment.operator} />
    </Card>
  );
}

/** Busy for the person's own press only: the page asks every few seconds by itself. */
function CheckNow({ onCheck }: Pick<WaitingForPaymentProps, "onCheck">) {
  const t = useTranslations("payment.waiting");
  const [isAsked, setAsked] = useState(false);
  const check = () => {
    setAsked(true);
    onCheck().finally(() => setAsked(false));
  };
  return (
    <Button kind="secondary" wide busy={isAsked} onClick={check}>
      {isAsked ? t("checking") : t("check")}
    </Button>
  );
}

/** The window beside this page: brought to the front, or opened anew where it is gone. */
function PaymentWindow({ address, onGone }: { address: string; onGone: () => void }) {
  const t = useTranslations("payment.waiting");
  const [isBlocked, setBlocked] = useState(false);
  const isGone = useWindowGone(onGone);
  const show = () => {
    if (showPaymentWindow()) return;
    setBlocked(!openPaymentWindow(address));
  };
  return (
    <>
      {isGone && (
        <Notice tone="care" announce>
          {t("windowGone")}
        </Notice>
      )}
      <Button wide onClick={show}>
        {t(isGone === false ? "toWindow" : "openWindow")}
      </Button>
      {isBlocked && <WindowBlocked address={address} onOpened={() => setBlocked(false)} />}
    </>
  );
}

const lookMs = 1000;

/** Browsers don't tell when a window closes. It says nothing about the payment: the server is asked then. */
function useWindowGone(onGone: () => void): boolean | undefined {
  const [isGone, setGone] = useState(paymentWindowIsGone);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    const timer = setInterval(() => setGone(paymentWindowIsGone()), lookMs);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (isGone) gone();
  }, [isGone]);
  return isGone;
}
