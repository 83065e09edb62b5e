import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useForgetOrders } from "../../domain/orders/use-forget-orders.ts";

export default function ForgetNotice({ className }: { className?: string | undefined }) {
  const t = useTranslations("cart.forget");
  const forgetOrders = useForgetOrders();
  const [forgotten, setForgotten] = useState(false);
  if (forgotten)
    return (
      <Notice tone="good" announce className={className}>
        {t("done")}
      </Notice>
    );
  const forget = () => {
    forgetOrders();
    setForgotten(true);
  };
  return (
    <Notice
      className={className}
      title={t("title")}
      actions={
        <Button kind="secondary" size="small" onClick={forget}>
          {t("press")}
        </Button>
      }
    >
      {t("body")}
    </Notice>
  );
}
