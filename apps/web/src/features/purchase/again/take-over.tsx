import type { Order } from "@rihla/contract";
import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";
import { useGo } from "../../../lib/navigation/navigation.tsx";
import { hourOf } from "../../../lib/text/clock-time.ts";
import { paths } from "../../../paths.ts";
import { CheckoutColumns, Section } from "../checkout/checkout-columns.tsx";
import { OrderTotal } from "../checkout/order-total.tsx";
import { DropOrder } from "../unpaid/drop-order.tsx";
import { OrderedPlans } from "./ordered-plans.tsx";

/** Somebody ordered in the buyer's e-mail. Nothing that they typed is shown: it could be meant to persuade. */
export function TakeOver({ order, onAgreed }: { order: Order; onAgreed: () => void }) {
  const t = useTranslations("cart.again.other");
  const checkout = useTranslations("checkout");
  const go = useGo();
  return (
    <CheckoutColumns
      main={
        <>
          <Notice tone="care" title={t("title")}>
            <p>
              {t.rich("placed", {
                time: () => <bdi dir="ltr">{hourOf(order.createdAt)}</bdi>,
              })}
            </p>
            <p className="mt-2">{t("body")}</p>
            <p className="mt-2">{t("advice")}</p>
          </Notice>
          <OrderedPlans order={order} />
        </>
      }
      aside={
        <Section title={checkout("total.title")}>
          <OrderTotal quote={order} />
          <hr className="my-4 border-line" />
          <div className="flex flex-col gap-3">
            <Button wide onClick={onAgreed}>
              {t("take")}
            </Button>
            <DropOrder order={order} onDropped={() => go(paths.cart(), { replace: true })} />
          </div>
        </Section>
      }
    />
  );
}
