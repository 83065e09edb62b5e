import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { OrderRow } from "../../lib/found-order.tsx";
import { PagedRows, usePage } from "../../lib/lists/paged-rows.tsx";
import { Section } from "../../lib/section.tsx";

/** Orders that were placed with it, also those that came to nothing; a page of them is an address. */
export function OrdersWith({ id }: { id: string }) {
  const t = useTranslations("admin.coupons");
  const query = useQuery({
    ...answerOf("GET /coupons/{id}/orders", { path: { id }, query: usePage() }),
    placeholderData: keepPreviousData,
  });
  return (
    <Section title={t("ordersWith")}>
      <PagedRows
        query={query}
        to={`/sales/coupons/${id}`}
        none={t("noOrders")}
        rows={({ orders }, leaveBy) =>
          orders.map((order) => (
            <OrderRow key={order.number} order={order} onOpen={() => leaveBy(`/orders/${order.number}`)} />
          ))
        }
      />
    </Section>
  );
}
