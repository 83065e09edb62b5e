import type { Esim, Plan } from "@rihla/contract";
import { formatData, formatMoney } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Link } from "@rihla/ui/link";
import { Notice } from "@rihla/ui/notice";
import { Price } from "@rihla/ui/price";
import { RetryState } from "@rihla/ui/retry-state";
import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { apiQuery } from "../../lib/api/query.tsx";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { paths } from "../../paths.ts";

/** What its supplier offers, and what becomes of it, before anything is paid. */
export function ChooseTopUp({ esim }: { esim: Esim }) {
  const t = useTranslations("recharge");
  const common = useTranslations("common");
  const problemText = useProblemText();
  const { currency } = useVisitor();
  const [all, showAll] = useState(false);
  const choice = useQuery(
    apiQuery("GET /esims/{id}/top-ups", { path: { id: esim.id }, query: { currency } }),
  );
  if (choice.error)
    return (
      <RetryState
        title={t("title")}
        retryLabel={common("retry")}
        retry={choice.refetch}
        retrying={choice.isFetching}
      >
        {problemText(choice.error)}
      </RetryState>
    );
  if (!choice.data)
    return (
      <Loading label={t("loading")}>
        <Skeleton className="h-40 rounded-card" />
      </Loading>
    );
  const { obstacle, effect, plans } = choice.data;
  const offers = plans.flatMap(pieces);
  if (obstacle) return <Notice>{t(`obstacle.${obstacle}`)}</Notice>;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm">{t(`effect.${effect}`)}</p>
      <p className="text-sm text-ink-2">{t("intro")}</p>
      <ul className="-mx-5 divide-y divide-line border-y border-line">
        {(all ? offers : offers.slice(0, few)).map(({ plan, days }) => (
          <li key={`${plan.code} ${days}`}>
            <Offer esim={esim} plan={plan} days={days} />
          </li>
        ))}
      </ul>
      {!all && offers.length > few && (
        <Button kind="quiet" wide onClick={() => showAll(true)}>
          {t("all", { count: offers.length })}
        </Button>
      )}
    </div>
  );
}

/** So many of the cheapest, before all are asked for. */
const few = 5;

/** A plan that is sold by the day is offered for a few lengths. */
const lengths = [1, 3, 7, 15];
const pieces = (plan: Plan) =>
  plan.days === null ? lengths.map((days) => ({ plan, days })) : [{ plan, days: plan.days }];

function Offer({ esim, plan, days }: { esim: Esim; plan: Plan; days: number }) {
  const t = useTranslations("recharge");
  const { language } = useVisitor();
  const data = formatData(plan.dataBytes, language);
  const { amount, currency } = plan.price;
  const price = formatMoney({ amount: plan.days === null ? amount * days : amount, currency }, language);
  const size = plan.kind === "fixed" ? data : t("perDay", { data });
  return (
    <Link
      to={paths.summary({ plan: plan.code, esim: esim.id, ...(plan.days === null ? { days } : {}) })}
      className="flex min-h-14 items-center gap-3 px-5 py-2 transition-colors duration-150 hover:bg-sand"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">
          <span className="sr-only">{t("open")} </span>
          <bdi>{size}</bdi>
        </span>
        <span className="block text-sm text-ink-2">{t("days", { days })}</span>
      </span>
      <Price>{price}</Price>
      <ChevronRight aria-hidden="true" className="flip-rtl size-5 shrink-0 text-ink-2" />
    </Link>
  );
}
