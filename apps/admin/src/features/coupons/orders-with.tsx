import { Rows } from "@rihla/ui/rows";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { OrderRow } from "../../lib/found-order.tsx";
import { OtherPages } from "../../lib/lists/other-pages.tsx";
import { useReturn } from "../../lib/lists/use-return.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { Section } from "../../lib/section.tsx";

/** Orders that were placed with it, also those that came to nothing; a page of them is an address. */
export function OrdersWith({ id }: { id: string }) {
  const t = useTranslations("admin.coupons");
  const [params] = useSearchParams();
  const after = params.get("after");
  const query = useQuery({
    ...answerOf("GET /coupons/{id}/orders", { path: { id }, query: after ? { after } : {} }),
    placeholderData: keepPreviousData,
  });
  const { list, leaveBy } = useReturn(query.isSuccess && !query.isPlaceholderData);
  return (
    <Section title={t("ordersWith")}>
      <Loaded query={query}>
        {({ orders, next }) => (
          <>
            {orders.length === 0 && <p className="text-ink-2">{t("noOrders")}</p>}
            <div ref={list} data-rows aria-busy={query.isPlaceholderData}>
              {orders.length > 0 && (
                <Rows>
                  {orders.map((order) => (
                    <OrderRow
                      key={order.number}
                      order={order}
                      onOpen={() => leaveBy(`/orders/${order.number}`)}
                    />
                  ))}
                </Rows>
              )}
            </div>
            <OtherPages
              to={`/sales/coupons/${id}`}
              isFirst={!after}
              next={next}
              words={{ newest: t("newest"), older: t("older") }}
            />
          </>
        )}
      </Loaded>
    </Section>
  );
}
