import { formatDate } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { classNames } from "@rihla/ui/class-names";
import { Notice } from "@rihla/ui/notice";
import type { QueryKey, UseQueryResult } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useTranslations } from "use-intl";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { useKeptWithoutAccount } from "../../lib/session/kept-without-account.ts";
import { useIsKept } from "../../lib/storage/kept-here.ts";
import { ownZone } from "../../lib/text/own-zone.ts";

export type Asked = Pick<
  UseQueryResult<unknown, Error>,
  "data" | "dataUpdatedAt" | "failureReason" | "isFetching" | "refetch"
>;

/** Above what was kept while there is no network: as of when it is, and what still works. */
export function OfflineNotice({ asked }: { asked: Asked }) {
  const t = useTranslations("esims.offline");
  const { failureReason, dataUpdatedAt, isFetching, refetch } = asked;
  if (!(failureReason instanceof ApiProblem) || failureReason.code !== "offline") return null;
  const date = formatDate(new Date(dataUpdatedAt).toISOString(), "date-time", ownZone());
  return (
    <Notice
      className="mt-4 mb-2"
      title={t("title")}
      actions={
        <Button kind="secondary" size="small" busy={isFetching} onClick={() => refetch()}>
          {t("retry")}
        </Button>
      }
    >
      {t("body", { date })}
    </Notice>
  );
}

/** Said only once it was read back, and the pages to show it in are there, too. */
export function AvailableOffline({ queryKey, className }: { queryKey: QueryKey; className?: string }) {
  const t = useTranslations("esims.offline");
  const isKept = useIsKept(queryKey);
  return (
    <p
      role="status"
      className={classNames(
        "flex items-center justify-center gap-2 text-ink-2 empty:hidden",
        className ?? "mt-3 text-sm",
      )}
    >
      {isKept && <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-palm" />}
      {isKept && t("kept")}
    </p>
  );
}

/** The same of what a phone has without an account. */
export function AvailableWithoutAccount({ queryKey }: { queryKey: QueryKey }) {
  useKeptWithoutAccount(true);
  return <AvailableOffline queryKey={queryKey} />;
}
