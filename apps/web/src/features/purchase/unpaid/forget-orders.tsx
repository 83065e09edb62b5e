import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { forgetOrders, opensAnyOrder } from "../../../domain/orders/order-access.ts";
import { useToken } from "../../../lib/session.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { forgetKept } from "../../../platform/forget-kept.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";

/** A guest leaves a computer that others use: one press, and it opens none of their orders any more. Signing out does it too. */
export function ForgetOrders({ className }: { className?: string }) {
  const t = useTranslations("cart.forget");
  const queries = useQueryClient();
  const isGuest = useToken() === null;
  const hydrated = useHydrated();
  const [forgotten, setForgotten] = useState(false);
  if (forgotten)
    return (
      <Notice tone="good" announce className={className}>
        {t("done")}
      </Notice>
    );
  if (!hydrated || !isGuest || !opensAnyOrder()) return null;
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
