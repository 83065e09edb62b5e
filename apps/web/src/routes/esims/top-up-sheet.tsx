import type { Esim, Language } from "@rihla/contract";
import { RetryState } from "@rihla/ui/retry-state";
import { Sheet } from "@rihla/ui/sheet";
import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { loadMessages } from "../../lib/text/messages.ts";

type TopUpSheetProps = { esim: Esim; open: boolean; onClose: () => void };

/** More data or days for this eSIM, chosen and paid over its page. */
export function TopUpSheet({ esim, open, onClose }: TopUpSheetProps) {
  const t = useTranslations("recharge");
  const common = useTranslations("common");
  const [locked, lock] = useState(false);
  return (
    <Sheet open={open} onClose={onClose} locked={locked} title={t("title")} closeLabel={common("close")}>
      <Fetched esim={esim} lock={lock} />
    </Sheet>
  );
}

/** Fetched by who tops up: the page of an eSIM needs neither the checkout nor its words. */
async function fetchParts(language: Language) {
  try {
    const [{ TopUp }] = await Promise.all([
      import("./top-up.tsx"),
      loadMessages(language, ["purchase", "company"]),
    ]);
    return { TopUp };
  } catch {
    throw new ApiProblem("offline", 0);
  }
}

function Fetched({ esim, lock }: { esim: Esim; lock: (is: boolean) => void }) {
  const t = useTranslations("recharge");
  const common = useTranslations("common");
  const problemText = useProblemText();
  const { language } = useVisitor();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["parts of topping up", language],
    queryFn: () => fetchParts(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data) return <data.TopUp esim={esim} lock={lock} />;
  if (error)
    return (
      <RetryState title={t("title")} retryLabel={common("retry")} retry={refetch} retrying={isFetching}>
        {problemText(error)}
      </RetryState>
    );
  return (
    <Loading label={t("loading")}>
      <Skeleton className="h-40 rounded-card" />
    </Loading>
  );
}
