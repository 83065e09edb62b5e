import type { AdminOrder } from "@rihla/contract/admin";
import { Button } from "@rihla/ui/button";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { call } from "../../lib/call.ts";
import { Disputes } from "../../lib/disputes/disputes.tsx";
import { OrderState } from "../../lib/found-order.tsx";
import { Loaded } from "../../lib/loaded.tsx";
import { useSaid } from "../../lib/said.ts";
import { type Acts, useActs } from "../../lib/use-acts.tsx";
import { Bought } from "./bought.tsx";
import { Buyer } from "./buyer.tsx";
import { Esims } from "./esims.tsx";
import { Money } from "./money.tsx";
import { useRefund } from "./refund.tsx";
import { Story } from "./story.tsx";

/** All that happened to an order, and what can be done about it. */
export function Order() {
  const { number = "" } = useParams();
  return (
    <Loaded query={useQuery(answerOf("GET /orders/{number}", { path: { number } }))}>
      {(order) => <Shown key={order.number} order={order} />}
    </Loaded>
  );
}

function Shown({ order }: { order: AdminOrder }) {
  const t = useTranslations("admin");
  const said = useSaid();
  const acts = useActs();
  return (
    <article className="grid gap-6">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="flex flex-wrap items-center gap-3 text-2xl font-semibold">
            <bdi>{t("order.title", { number: order.number })}</bdi>
            <OrderState {...order} />
          </h1>
          <p className="text-ink-2">
            <bdi>{said.money(order.total)}</bdi> · {said.moment(order.createdAt)}
          </p>
        </div>
        <OrderActs order={order} acts={acts} />
      </header>
      {acts.told}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <Esims order={order} acts={acts} />
          <Money order={order} />
          <Disputes disputes={order.disputes} acts={acts} />
          <Bought order={order} />
          <Buyer order={order} acts={acts} />
        </div>
        <Story story={order.story} />
      </div>
      {acts.sheet}
    </article>
  );
}

function OrderActs({ order, acts }: { order: AdminOrder; acts: Acts }) {
  const t = useTranslations("admin");
  const path = { number: order.number };
  const refund = useRefund(order);
  const hasEnded = order.esims.some(
    ({ provisioning }) => provisioning === "issued" || provisioning === "refused",
  );
  const retry = () =>
    acts.offer({
      title: t("do.retry"),
      text: t("do.retryText"),
      act: async (why) => {
        const { data } = await call("POST /orders/{number}/retries", { path, body: { why } });
        return t("do.retried", data);
      },
    });
  const resend = () =>
    acts.offer({
      title: t("do.resend"),
      text: t("do.resendText"),
      act: async (why) => {
        await call("POST /orders/{number}/mails", { path, body: { why } });
        return t("do.done");
      },
    });
  return (
    <div className="flex flex-wrap gap-2">
      <Button kind="secondary" size="medium" onClick={retry}>
        {t("do.retry")}
      </Button>
      {hasEnded && (
        <Button kind="secondary" size="medium" onClick={resend}>
          {t("do.resend")}
        </Button>
      )}
      {refund && (
        <Button size="medium" onClick={() => acts.offer(refund)}>
          {t("do.refund")}
        </Button>
      )}
    </div>
  );
}
