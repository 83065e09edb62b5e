import type { Wallet } from "@rihla/contract";
import { RetryState } from "@rihla/ui/retry-state";
import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { apiQuery } from "../../lib/api/query.tsx";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import type { Confirm } from "../../lib/session/confirm.ts";
import { useToken } from "../../lib/session/session.ts";
import { Balances } from "./balances.tsx";
import { Pin } from "./pin.tsx";
import { Statement } from "./statement.tsx";
import { type ShowPayment, TopUpOutcome } from "./top-up-outcome.tsx";

const PayBackCard = lazy(() => import("./pay-back-card.tsx"));

type WalletScreenProps = { topUp: string | undefined; confirm: Confirm; showPayment: ShowPayment };

/** What is in it, how to put money in, what went in and out, and the PIN that guards it. */
export function WalletScreen(props: WalletScreenProps) {
  const t = useTranslations("wallet");
  const common = useTranslations("common");
  const problemText = useProblemText();
  const token = useToken();
  const wallet = useQuery({ ...apiQuery("GET /wallet"), staleTime: 0, enabled: token !== null });
  return (
    <div className="pt-2 md:pt-8">
      <h1 className="max-md:sr-only pb-4 text-2xl font-semibold">{t("title")}</h1>
      {wallet.data ? (
        <Shown {...props} wallet={wallet.data} />
      ) : wallet.error ? (
        <RetryState
          title={t("failed")}
          retryLabel={common("retry")}
          retry={wallet.refetch}
          retrying={wallet.isFetching}
        >
          {problemText(wallet.error)}
        </RetryState>
      ) : (
        <Loading label={t("loading")} className="grid gap-4 md:grid-cols-2">
          <Skeleton className="h-48 rounded-card" />
          <Skeleton className="h-48 rounded-card" />
        </Loading>
      )}
    </div>
  );
}

function Shown({ wallet, topUp, confirm, showPayment }: WalletScreenProps & { wallet: Wallet }) {
  return (
    <div className="flex flex-col gap-5">
      {topUp && <TopUpOutcome payment={topUp} showPayment={showPayment} />}
      <div className="grid grid-cols-1 gap-5 md:grid-cols-[20rem_minmax(0,1fr)] md:items-start md:gap-8 lg:grid-cols-[24rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-4">
          <Balances balances={wallet.balances}>
            <Pin pin={wallet.pin} confirm={confirm} />
          </Balances>
          <Suspense>
            <PayBackCard confirm={confirm} />
          </Suspense>
        </div>
        <Statement />
      </div>
    </div>
  );
}
