import type { Invoice, Order } from "@rihla/contract";
import { formatDate, isolate, ltr } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { Notice } from "@rihla/ui/notice";
import { RowArrow, Rows, RowWords, rowLook } from "@rihla/ui/rows";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { orderSecret } from "../../domain/orders/order-access.ts";
import { isPaid } from "../../domain/orders/order-payments.ts";
import { api } from "../../lib/api/api.ts";
import { apiQuery } from "../../lib/api/query.tsx";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { usePaper } from "../../lib/page/use-paper.ts";
import { useToken } from "../../lib/session/session.ts";
import { BillCompany } from "./bill-company.tsx";

/** Until the job that writes it has come to it. */
const lookAgainMs = 3000;

/** An order's invoices beside the receipt of its payment; where `mayChange`, its owner can have another one made out, once. */
export function OrderInvoices({ order, mayChange }: { order: Order; mayChange: boolean }) {
  const t = useTranslations("company.invoice");
  const path = { number: order.number };
  const invoices = useQuery({
    ...apiQuery("GET /orders/{number}/invoices", { path, orderSecret: orderSecret(order.number) }),
    enabled: order.company !== null && isPaid(order),
    refetchInterval: ({ state }) => (state.data?.length === 0 ? lookAgainMs : false),
  });
  const isSignedIn = useToken() !== null;
  const [asking, setAsking] = useState(false);
  const until = order.companyChangeableUntil;
  const isChangeable = mayChange && isSignedIn && until !== null && Date.parse(until) > Date.now();
  const ask = <BillCompany order={order} open={asking} onClose={() => setAsking(false)} />;
  if (order.company === null)
    return isChangeable ? (
      <Rows>
        <button type="button" aria-haspopup="dialog" className={rowLook} onClick={() => setAsking(true)}>
          <RowWords
            title={t("add")}
            detail={`${t("none")} ${t("until", { date: ltr(formatDate(until)) })}`}
          />
          <RowArrow />
        </button>
        {ask}
      </Rows>
    ) : null;
  return (
    <Card className="flex flex-col gap-4 lg:p-6">
      <div>
        <h2 className="text-lg font-semibold">{t("title")}</h2>
        <p className="mt-1 text-sm text-ink-2">{t("about")}</p>
      </div>
      {(invoices.data ?? []).length === 0 && (
        <p>{t("preparing", { company: isolate(order.company.name) })}</p>
      )}
      {(invoices.data ?? []).map((invoice) => (
        <Shown key={invoice.number} invoice={invoice} order={order.number} />
      ))}
      {isChangeable && until && (
        <div>
          <Button kind="secondary" wide onClick={() => setAsking(true)}>
            {t("change")}
          </Button>
          <p className="mt-2 text-sm text-ink-2">{t("until", { date: ltr(formatDate(until)) })}</p>
          {ask}
        </div>
      )}
    </Card>
  );
}

function Shown({ invoice, order }: { invoice: Invoice; order: string }) {
  const t = useTranslations("company.invoice");
  const problemText = useProblemText();
  const { download } = usePaper<void>({
    make: () =>
      api("POST /orders/{number}/invoice", {
        path: { number: order },
        body: { invoice: invoice.number },
        orderSecret: orderSecret(order),
      }),
    mail: async () => undefined,
  });
  return (
    <div className="flex flex-col gap-2">
      <p>
        <strong className="block font-semibold">{t("number", { number: ltr(invoice.number) })}</strong>
        <span className="text-sm text-ink-2">
          {invoice.cancelledAt
            ? t("cancelled", { date: ltr(formatDate(invoice.cancelledAt)) })
            : t("issued", {
                date: ltr(formatDate(invoice.issuedAt)),
                company: isolate(invoice.company.name),
              })}
        </span>
      </p>
      {download.error && (
        <Notice tone="wrong" announce>
          {problemText(download.error)}
        </Notice>
      )}
      <Button
        kind={invoice.cancelledAt ? "quiet" : "secondary"}
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        {!download.isPending && <Download aria-hidden="true" className="size-5" />}
        {t(invoice.cancelledAt ? "downloadCancelled" : "download")}
      </Button>
    </div>
  );
}
