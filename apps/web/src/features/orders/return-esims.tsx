import type { Cancellation, Order } from "@rihla/contract";
import { formatDate, formatMoney, ltr } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { CheckboxField } from "@rihla/ui/checkbox-field";
import { Link } from "@rihla/ui/link";
import { Notice } from "@rihla/ui/notice";
import { FoldedRow } from "@rihla/ui/rows";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { orderSecret } from "../../domain/orders/order-access.ts";
import { nameIn } from "../../domain/plans/destination-name.ts";
import { useGivingBack } from "../../domain/plans/use-giving-back.ts";
import { api } from "../../lib/api/api.ts";
import { apiQuery } from "../../lib/api/query.tsx";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { paths } from "../../paths.ts";
import type { Way } from "./choose-way.tsx";
import { ConfirmReturn } from "./confirm-return.tsx";
import { ReportFailure } from "./report-failure.tsx";

type Esim = Cancellation["esims"][number];

const access = ({ number }: Order) => ({ path: { number }, orderSecret: orderSecret(number) });

/** Giving back what nobody has installed: which eSIMs, for how much, and how each of them stands. */
export function ReturnEsims({ order, folded = false }: { order: Order; folded?: boolean }) {
  const t = useTranslations("orders.return");
  const cancellation = useQuery({
    ...apiQuery("GET /orders/{number}/cancellation", access(order)),
    refetchInterval: ({ state }) =>
      state.data?.esims.some(({ state }) => state === "under_way") ? 5000 : false,
  });
  if (!cancellation.data) return null;
  const choice = <Choice order={order} cancellation={cancellation.data} />;
  if (folded)
    return (
      <section aria-labelledby="return">
        <FoldedRow
          open={cancellation.data.esims.some(isTold)}
          title={
            <h2 id="return" className="text-base font-medium">
              {t("title")}
            </h2>
          }
        >
          <div className="flex flex-col gap-4 px-4 pb-4">{choice}</div>
        </FoldedRow>
      </section>
    );
  return (
    <section aria-labelledby="return">
      <h2 id="return" className="pb-3 text-lg font-semibold">
        {t("title")}
      </h2>
      <Card className="flex flex-col gap-4">{choice}</Card>
    </section>
  );
}

function Choice({ order, cancellation }: { order: Order; cancellation: Cancellation }) {
  const t = useTranslations("orders.return");
  const problemText = useProblemText();
  const { inFull } = useGivingBack();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);
  const returning = useReturn(order, () => setAsking(false));
  const possible = cancellation.esims.filter(isOpen);
  const wanted = possible.filter(({ id }) => possible.length === 1 || chosen.includes(id));
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <>
      <p className="text-sm text-ink-2">
        {cancellation.until && t("rule", { until: ltr(formatDate(cancellation.until)) })}{" "}
        {[...new Set(order.lines.map(({ plan }) => inFull(plan.givingBack)))].join(" ")}
      </p>
      <ul className="flex flex-col gap-2">
        {cancellation.esims.map((esim) => (
          <li key={esim.id}>
            {isOpen(esim) && possible.length > 1 ? (
              <CheckboxField
                checked={chosen.includes(esim.id)}
                onChange={() => toggle(esim.id)}
                label={<EsimLine order={order} esim={esim} />}
              />
            ) : (
              <EsimLine order={order} esim={esim} />
            )}
            <ReportFailure {...cancellation} esim={esim} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-2">
        {t.rich("broken", {
          link: (words) => (
            <Link to={paths.support("contact")} className="text-sea underline underline-offset-4">
              {words}
            </Link>
          ),
        })}
      </p>
      {returning.error && (
        <Notice tone="wrong" announce>
          {problemText(returning.error)}
        </Notice>
      )}
      {returning.data && <Result cancellation={returning.data} />}
      {possible.length > 0 && (
        <Button kind="secondary" disabled={wanted.length === 0} onClick={() => setAsking(true)}>
          {t("open")}
        </Button>
      )}
      <ConfirmReturn
        open={asking}
        esims={wanted}
        ways={cancellation.ways}
        busy={returning.isPending}
        onClose={() => setAsking(false)}
        onConfirm={(to) => returning.mutate({ esims: wanted.map(({ id }) => id), to })}
      />
    </>
  );
}

/** What becomes of it is being followed. */
const isTold = ({ state, failure }: Esim) => state === "under_way" || state === "being_decided" || failure;

const isOpen = ({ state }: Esim) => state === "possible" || state === "on_request";

function EsimLine({ order, esim }: { order: Order; esim: Esim }) {
  const t = useTranslations("orders.return");
  const esims = useTranslations("esims");
  const { language } = useVisitor();
  const at = order.esims.findIndex(({ id }) => id === esim.id);
  const lines = order.lines.flatMap((line) => Array<typeof line>(line.quantity).fill(line));
  const name = lines[at] && nameIn(lines[at].destinationNames, language);
  const position = { number: at + 1, of: order.esims.length };
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="font-medium">
        {name}
        {position.of > 1 && ` · ${esims("position", position)}`}
      </span>
      <span className="text-sm text-ink-2">
        {esim.failure
          ? t(`failure.states.${esim.failure}`)
          : t(`states.${esim.state}`, { amount: formatMoney(esim.amount, language) })}
      </span>
      {esim.request && (
        <span className="basis-full text-xs text-ink-2">{t("request", { number: ltr(esim.request) })}</span>
      )}
    </span>
  );
}

function Result({ cancellation }: { cancellation: Cancellation }) {
  const t = useTranslations("orders.return");
  const decides = cancellation.esims.some(({ state }) => state === "being_decided");
  const waits = decides || cancellation.esims.some(({ state }) => state === "under_way");
  return (
    <Notice tone={waits ? "info" : "good"} announce>
      {t(decides ? "decides" : waits ? "underWay" : "done")}
    </Notice>
  );
}

function useReturn(order: Order, onEnd: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { esims: string[]; to: Way }) =>
      api("POST /orders/{number}/cancellation", { ...access(order), body }),
    onSettled: () => {
      onEnd();
      for (const key of [
        "GET /orders",
        "GET /orders/{number}",
        "GET /orders/{number}/cancellation",
        "GET /esims",
      ])
        client.invalidateQueries({ queryKey: [key] });
    },
  });
}
