import type { Esim } from "@rihla/contract";
import { formatDate } from "@rihla/i18n";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useTranslations } from "use-intl";
import { api } from "../../lib/api.ts";
import { ApiProblem } from "../../lib/api-problem.ts";
import { apiQuery } from "../../lib/query.tsx";
import { useProblemText } from "../../lib/use-problem-text.ts";
import { Button } from "../../ui/button.tsx";

/** When the data left was last read at the provider, and a button to read it again. */
export function Freshness({ esim }: { esim: Esim }) {
  const t = useTranslations("esims.pass");
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const refresh = useRefresh(esim.id);
  return (
    <div className="mt-2">
      <p className="text-sm text-ink-2">
        {esim.readAt ? t("readAt", { date: formatDate(esim.readAt, "date-time", zone) }) : t("notRead")}
      </p>
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
        {refresh.isSuccess ? t("refreshed") : refresh.error ? <RefreshError error={refresh.error} /> : ""}
      </p>
    </div>
  );
}

function RefreshError({ error }: { error: Error }) {
  const t = useTranslations("esims.pass");
  const problemText = useProblemText();
  const seconds = error instanceof ApiProblem ? error.details.retryAfterSeconds : undefined;
  return seconds === undefined ? problemText(error) : t("refreshLater", { seconds });
}

function useRefresh(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api("POST /esims/{id}/refresh", { path: { id } }),
    onSuccess: (esim) => client.setQueryData(apiQuery("GET /esims/{id}", { path: { id } }).queryKey, esim),
  });
}
