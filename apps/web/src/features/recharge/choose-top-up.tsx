import type { Esim, RechargeChoice } from "@rihla/contract";
import { Notice } from "@rihla/ui/notice";
import { RetryState } from "@rihla/ui/retry-state";
import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import type { CartLine } from "../../domain/cart/cart.ts";
import { apiQuery } from "../../lib/api/query.tsx";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { adviseTopUp, dailyDataOf } from "./advise-top-up.ts";
import { HowLong } from "./how-long.tsx";
import { OfferRows } from "./offer-rows.tsx";
import { keyOf, lineOf, offersOf } from "./offers.ts";

/** Pays what was chosen; another feature's, so the route brings it. */
export type PayTopUp = (line: CartLine) => ReactNode;

type ChooseTopUpProps = { esim: Esim; pay: PayTopUp };

/** What its supplier offers, one of it chosen already, and how it is paid. */
export function ChooseTopUp({ esim, pay }: ChooseTopUpProps) {
  const t = useTranslations("recharge");
  const common = useTranslations("common");
  const problemText = useProblemText();
  const { currency } = useVisitor();
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
  if (choice.data.obstacle) return <Notice>{t(`obstacle.${choice.data.obstacle}`)}</Notice>;
  return <Offers esim={esim} choice={choice.data} pay={pay} />;
}

function Offers({ esim, choice: { plans, effect }, pay }: ChooseTopUpProps & { choice: RechargeChoice }) {
  const [wanted, choose] = useState<string>();
  const offers = offersOf(plans);
  // As it was when the sheet opened: what is read anew meanwhile moves no row.
  const [known] = useState(esim);
  const advised = adviseTopUp(offers, known, effect);
  const first = advised ?? offers[0];
  const chosen = offers.find((offer) => keyOf(offer) === wanted) ?? first;
  if (!first || !chosen) return null;
  return (
    <div className="flex flex-col gap-2">
      <HowLong esim={esim} />
      <OfferRows
        offers={offers}
        first={first}
        advised={advised}
        dailyDataOf={dailyDataOf(known, effect)}
        chosen={chosen}
        onChoose={choose}
      />
      {pay(lineOf(chosen, esim))}
    </div>
  );
}
