import type { Payment } from "@rihla/contract";
import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { LinkButton } from "@rihla/ui/link-button";
import { CircleCheck, CircleX } from "lucide-react";
import { useTranslations } from "use-intl";
import { paymentEnd } from "../../../../domain/payments/payment-end.ts";

/** The end of the window in which the bank's page was: the shop's own page, beside it, shows the result. */
export function CloseWindow({ payment, target }: { payment: Payment; target: string }) {
  const t = useTranslations("payment");
  const isPaid = paymentEnd(payment) === "paid";
  const Icon = isPaid ? CircleCheck : CircleX;
  return (
    <Card className="mx-auto mt-4 flex max-w-lg flex-col items-center gap-3 px-6 py-10 text-center md:mt-12">
      <Icon aria-hidden="true" className={isPaid ? "size-12 text-palm" : "size-12 text-brick"} />
      <div role="status">
        <h1 className="text-xl font-semibold">{t(isPaid ? "success.title" : "failure.title")}</h1>
        <p className="mt-2 text-ink-2">{t("closeWindow.body")}</p>
      </div>
      <div className="mt-3 flex w-full flex-col gap-2">
        <Button onClick={() => window.close()}>{t("closeWindow.close")}</Button>
        <LinkButton kind="secondary" to={target}>
          {t("closeWindow.here")}
        </LinkButton>
      </div>
      <p className="text-sm text-ink-2">{t("closeWindow.otherwise")}</p>
    </Card>
  );
}
