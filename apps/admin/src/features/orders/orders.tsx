import type { AdminDataOf, OrderFilters } from "@rihla/contract/admin";
import { LinkButton } from "@rihla/ui/link-button";
import { Rows } from "@rihla/ui/rows";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { OrderRow } from "../../lib/found-order.tsx";
import { useReturn } from "../../lib/lists/use-return.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { useSaid } from "../../lib/said.ts";
import { Filters } from "./filters.tsx";
import { addressOf, filtersOf } from "./filters-of.ts";
import { Views } from "./views.tsx";

/** Orders as the address says: narrowed, and a page of them. Whoever comes back finds the row that they left. */
export function Orders() {
  const t = useTranslations("admin");
  const [params] = useSearchParams();
  const filters = filtersOf(params);
  const after = params.get("after");
  const query = useQuery({
    ...answerOf("GET /orders", { query: { ...filters, ...(after && { after }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl font-semibold">{t("places.orders")}</h1>
      <Views filters={filters} />
      <Filters filters={filters} />
      <Loaded query={query}>
        {(page) => (
          <>
            <Count filters={filters} />
            <Page {...page} isOld={query.isPlaceholderData} />
            <div className="flex flex-wrap gap-2">
              {after && (
                <LinkButton kind="secondary" size="medium" to={addressOf(filters)}>
                  {t("orders.newest")}
                </LinkButton>
              )}
              {page.next && (
                <LinkButton kind="secondary" size="medium" to={olderThan(filters, page.next)}>
                  {t("orders.older")}
                </LinkButton>
              )}
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}

function olderThan(filters: OrderFilters, after: string): string {
  const address = addressOf(filters);
  return `${address}${address.includes("?") ? "&" : "?"}after=${after}`;
}

function Count({ filters }: { filters: OrderFilters }) {
  const t = useTranslations("admin");
  const { data } = useQuery(answerOf("GET /order-counts", { query: filters }));
  return (
    <p role="status" className="min-h-6 text-ink-2">
      {data && t(data.more ? "orders.countMore" : "orders.count", { count: data.count })}
    </p>
  );
}

type PageProps = Pick<AdminDataOf<"GET /orders">, "orders" | "searchedTo"> & { isOld: boolean };

function Page({ orders, searchedTo, isOld }: PageProps) {
  const t = useTranslations("admin");
  const said = useSaid();
  const { list, leaveBy } = useReturn(!isOld);
  return (
    <div ref={list} data-rows aria-busy={isOld} className="grid gap-3">
      {orders.length > 0 && (
        <Rows>
          {orders.map((order) => (
            <OrderRow key={order.number} order={order} onOpen={() => leaveBy(`/orders/${order.number}`)} />
          ))}
        </Rows>
      )}
      {searchedTo ? (
        <p className="text-ink-2">{t("orders.searchedTo", { at: said.day(searchedTo) })}</p>
      ) : (
        orders.length === 0 && <p className="text-ink-2">{t("orders.none")}</p>
      )}
    </div>
  );
}
