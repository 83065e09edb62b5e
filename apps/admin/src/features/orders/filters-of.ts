import type { OrderFilters } from "@rihla/contract/admin";

const filterNames = ["state", "gateway", "destination", "currency", "from", "to", "waits"] as const;
export type FilterName = (typeof filterNames)[number];

/** What the address says that is wanted; whether it can be, the api says. */
export const filtersOf = (params: URLSearchParams): OrderFilters =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );

/** In one order always, so that the same list has one address. */
export const addressOf = (filters: OrderFilters): string => {
  const params = new URLSearchParams(
    filterNames.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])),
  );
  return params.size > 0 ? `/orders?${params}` : "/orders";
};
