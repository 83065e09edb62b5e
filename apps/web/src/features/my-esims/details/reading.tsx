import type { Esim } from "@rihla/contract";
import { isUntouched } from "@rihla/contract/rules/esim-status";
import { formatDate } from "@rihla/i18n";
import { Spinner } from "@rihla/ui/spinner";
import { RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useFreshEsim } from "../../../domain/esims/fresh-esim.ts";
import { isAnswered } from "../as-of-reading.ts";
import { RefreshError } from "../freshness.tsx";
import { agoOf } from "./ago.ts";

/** How old the figures are, in the button that asks for newer ones; below it only what went otherwise than hoped. */
export function Reading({ esim }: { esim: Esim }) {
  const t = useTranslations("esims.pass");
  const own = useTranslations("ownEsim");
  const refresh = useFreshEsim(esim.id);
  const age = useAge(esim.readAt);
  // Of what was never used there is no figure to be old.
  const isTold = age !== null && !isUntouched(esim.status);
  const date = esim.askedAt && t("shopTime", { date: formatDate(esim.askedAt) });
  return (
    <>
      <button
        type="button"
        aria-busy={refresh.isPending || undefined}
        onClick={() => refresh.isPending || refresh.mutate()}
        className="-me-2 -my-2 inline-flex min-h-11 items-center gap-1.5 rounded-full px-2 text-xs text-ink-2 hover:bg-sea-soft md:text-sm"
      >
        <span className={isTold ? "sr-only" : undefined}>
          {t(refresh.isPending ? "refreshing" : "refresh")}
        </span>
        {isTold && own(`ago.${age.unit}`, { count: age.count })}
        {refresh.isPending ? (
          <Spinner className="!size-4" />
        ) : (
          <RefreshCw aria-hidden="true" className="size-4 text-sea" />
        )}
      </button>
      {date && !isAnswered(esim) && <p className="basis-full text-sm text-ink-2">{t("askedAt", { date })}</p>}
      <p role="status" className="basis-full text-sm text-ink-2 empty:hidden">
        {refresh.data && t(isAnswered(refresh.data) ? "refreshed" : "noAnswer")}
        {refresh.error && <RefreshError error={refresh.error} />}
      </p>
    </>
  );
}

/** Said anew each minute: a page may stay open. */
function useAge(moment: string | null) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (moment === null) return;
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === null ? null : agoOf(Date.parse(moment), now);
}
