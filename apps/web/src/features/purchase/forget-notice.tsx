import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { forgetOrders } from "../../domain/orders/order-access.ts";
import { forgetKept } from "../../platform/storage/forget-kept.ts";

export default function ForgetNotice({ className }: { className?: string | undefined }) {
  const t = useTranslations("cart.forget");
  const queries = useQueryClient();
  const [forgotten, setForgotten] = useState(false);
  if (forgotten)
    return (
      <Notice tone="good" announce className={className}>
        {t("done")}
      </Notice>
    );
  const forget = () => {
    forgetOrders();
    forgetKept();
    queries.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).includes("/orders") });
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
