import type { Cancellation, Order } from "@rihla/contract";
import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { boughtBefore } from "../../../../domain/orders/bought-lately.ts";
import { orderSecret } from "../../../../domain/orders/order-access.ts";
import { apiQuery } from "../../../../lib/api/query.tsx";
import type { Brought } from "./brought.ts";

const stillComingMs = 5000;

/** After the second of two equal purchases: one of them can be given back, where its plan can be. */
export function BoughtTwice({ order, giveBack }: { order: Order } & Pick<Brought, "giveBack">) {
  const before = boughtBefore(order);
  const [isOpen, setOpen] = useState(false);
  if (before === undefined) return null;
  return isOpen ? giveBack(order) : <Offer order={order} before={before} onOpen={() => setOpen(true)} />;
}

const isPossible = ({ esims }: Cancellation) =>
  esims.some(({ state }) => state === "possible" || state === "on_request");

type OfferProps = { order: Order; before: string; onOpen: () => void };

function Offer({ order: { number }, before, onOpen }: OfferProps) {
  const t = useTranslations("payment.boughtTwice");
  const { data } = useQuery({
    ...apiQuery("GET /orders/{number}/cancellation", { path: { number }, orderSecret: orderSecret(number) }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && !isPossible(state.data) ? stillComingMs : false),
  });
  if (!data || !isPossible(data)) return null;
  return (
    <Notice
      tone="care"
      announce
      title={t("title")}
      actions={
        <Button size="small" kind="secondary" onClick={onOpen}>
          {t("action", { number })}
        </Button>
      }
    >
      {t("body", { number: before })}
    </Notice>
  );
}
