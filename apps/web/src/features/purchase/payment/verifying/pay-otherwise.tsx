import { Button } from "@rihla/ui/button";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { PayFromWallet } from "../../checkout/over-checkout.tsx";
import { OrderScreen } from "../order-screen.tsx";
import { PaySame } from "../rejected/try-again.tsx";

/** Another card or way to pay the same order. The page that is open is closed for it, or given again: never are there two. */
export function PayOtherwise({ number, payFromWallet }: { number: string; payFromWallet: PayFromWallet }) {
  const t = useTranslations("payment.otherwise");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" wide aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t("title")}
      </Button>
      {isOpen && (
        <div className="flex flex-col gap-3">
          <p className="text-sm text-ink-2">{t("body")}</p>
          <OrderScreen number={number}>
            {(order) => <PaySame order={order} payFromWallet={payFromWallet} label={t("pay")} />}
          </OrderScreen>
        </div>
      )}
    </>
  );
}
