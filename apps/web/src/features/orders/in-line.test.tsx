import type { Order } from "@rihla/contract";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { apiPages, apiQuery } from "../../lib/api/query.tsx";
import { loadMessages, messagesOf } from "../../lib/text/messages.ts";
import { OrderList } from "./order-list.tsx";
import { OrderStatus } from "./order-status.tsx";

const number = "R7K2M9Q4";
const none = { amount: 0, currency: "DZD" };
const told = "Arrive dans 35 minutes environ";

/** Paid, and waiting behind others. */
const waiting = (deliveryMinutes: number | null) =>
  ({
    number,
    status: "ordered",
    deliveryMinutes,
    awaitedSince: null,
    createdAt: "2026-11-22T10:00:00Z",
    payableUntil: null,
    paymentMethod: "card",
    serviceFee: none,
    discount: none,
    couponDiscount: none,
    total: { amount: 150_000, currency: "DZD" },
    lines: [],
    esims: [],
    payments: [],
    recharges: [{ esim: "e" }],
    refunds: [],
    deviceCheck: null,
    billing: { email: "a@example.com" },
  }) as unknown as Order;

async function textOf(screen: ReactNode, order: Order): Promise<string> {
  await loadMessages("fr", ["public", "personal", "purchase", "recharge"]);
  const client = new QueryClient();
  client.setQueryData(
    apiQuery("GET /orders/{number}", { path: { number }, orderSecret: undefined }).queryKey,
    order,
  );
  client.setQueryData(apiPages("GET /orders", {}).queryKey, {
    pages: [{ data: [order], page: { next: null } }],
    pageParams: [undefined],
  });
  const root = { visitor: { language: "fr", currency: "DZD", prefix: "/fr" }, catalogue: null };
  const router = createMemoryRouter([{ id: "root", path: "/", loader: () => root, element: screen }], {
    hydrationData: { loaderData: { root } },
  });
  return renderToString(
    <QueryClientProvider client={client}>
      <IntlProvider locale="fr" messages={messagesOf("fr")} timeZone="Africa/Algiers">
        <RouterProvider router={router} />
      </IntlProvider>
    </QueryClientProvider>,
  ).replaceAll(/<[^>]*>/g, " ");
}

test.each([
  [
    "an order's page",
    <OrderStatus
      key="one"
      id={number}
      letOtherPay={() => null}
      invoices={() => null}
      drop={() => null}
      tellWhenReady={() => null}
    />,
  ],
  ["the list of orders", <OrderList key="all" />],
])("%s says how long the line is, and nothing where there is none", async (_where, screen) => {
  expect(await textOf(screen, waiting(35))).toContain(told);
  const usual = await textOf(screen, waiting(1));
  expect(usual).toContain("Commandée");
  expect(usual).not.toContain("Arrive dans");
});
