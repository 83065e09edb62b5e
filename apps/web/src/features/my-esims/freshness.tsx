import type { Esim, SeenEsim } from "@rihla/contract";
import { formatDate } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import type { UseMutationResult } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useTranslations } from "use-intl";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { isAnswered } from "./as-of-reading.ts";

type FreshnessProps = {
  esim: Pick<Esim, "readAt" | "askedAt">;
  refresh: UseMutationResult<SeenEsim, Error, void>;
};

/** How old the figure is, when the provider was last asked, and a button to ask it again. */
export function Freshness({ esim, refresh }: FreshnessProps) {
  const t = useTranslations("esims.pass");
  // The clock of its receipt and of its end, or a reading may seem to come after the end.
  const told = (moment: string) => t("shopTime", { date: formatDate(moment) });
  return (
    <div className="mt-2">
      <p className="text-sm text-ink-2">
        {esim.readAt ? t("readAt", { date: told(esim.readAt) }) : t("notRead")}
      </p>
      {esim.askedAt && !isAnswered(esim) && (
        <p className="text-sm text-ink-2">{t("askedAt", { date: told(esim.askedAt) })}</p>
      )}
      <Button
        kind="quiet"
        size="small"
        className="-ms-3 !px-3"
        busy={refresh.isPending}
        onClick={() => refresh.mutate()}
      >
        {!refresh.isPending && <RefreshCw aria-hidden="true" className="size-4" />}
        {refresh.isPending ? t("refreshing") : t("refresh")}
      </Button>
      <p role="status" className="text-sm text-ink-2">
        {refresh.data && t(isAnswered(refresh.data) ? "refreshed" : "noAnswer")}
        {refresh.error && <RefreshError error={refresh.error} />}
      </p>
    </div>
  );
}

export function RefreshError({ error }: { error: Error }) {
  const t = useTranslations("esims.pass");
  const problemText = useProblemText();
  const seconds = error instanceof ApiProblem ? error.details.retryAfterSeconds : undefined;
  return seconds === undefined ? problemText(error) : t("refreshLater", { seconds });
}
