import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import type { CartLine } from "../../../domain/cart/cart.ts";
import { useProblemText } from "../../../lib/api/use-problem-text.ts";
import { usePriced } from "../checkout/use-priced.ts";
import { type Brought, PayForm } from "./pay-form.tsx";
import { useKnown } from "./use-known.ts";

type PayTopUpProps = Brought & {
  line: CartLine;
  /** The order of the eSIM that is topped up. */
  order: string;
};

/** Under the chosen top-up: how it is paid, by the very functions of the checkout. */
export function PayTopUp({ line, order, ...given }: PayTopUpProps) {
  const t = useTranslations("checkout");
  const client = useQueryClient();
  const { plan, days, esim } = line;
  // One and the same as long as nothing of it changes.
  const wanted = useMemo(
    () => ({
      lines: [{ plan, quantity: 1, ...(days ? { days } : {}), ...(esim && { esim }) }],
      ofCart: false,
    }),
    [plan, days, esim],
  );
  const { quote, offer, isReady } = usePriced(wanted);
  const { known, error, retry } = useKnown(order);
  const requote = async () => {
    // The rows above show prices too.
    await Promise.all([client.invalidateQueries({ queryKey: ["GET /esims/{id}/top-ups"] }), quote.refetch()]);
  };
  const failed = quote.error ?? error;
  if (failed) return <Failed error={failed} retry={() => (quote.error ? requote() : retry())} />;
  if (!quote.data || !known || !isReady)
    return (
      <Loading label={t("loading")}>
        <Skeleton className="h-48 rounded-card" />
      </Loading>
    );
  return (
    <PayForm
      {...given}
      wanted={wanted}
      quote={quote.data.quote}
      isCounting={quote.isPlaceholderData}
      offer={offer}
      known={known}
      requote={requote}
    />
  );
}

function Failed({ error, retry }: { error: Error; retry: () => unknown }) {
  const common = useTranslations("common");
  const problemText = useProblemText();
  return (
    <Notice
      tone="wrong"
      announce
      actions={
        <Button kind="secondary" size="small" onClick={retry}>
          {common("retry")}
        </Button>
      }
    >
      {problemText(error)}
    </Notice>
  );
}
