import { RetryState } from "@rihla/ui/retry-state";
import { Skeleton } from "@rihla/ui/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Refused } from "./call.ts";
import { RefusalNotice } from "./refusal-notice.tsx";

/** What a screen shows of an answer: its place while it comes, why there is none, or it. */
export function Loaded<Data>({
  query,
  children,
}: {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}) {
  const t = useTranslations("admin");
  const { data, error, isFetching } = query;
  if (data !== undefined) return children(data);
  if (error instanceof Refused && error.code !== "offline") return <RefusalNotice error={error} />;
  if (error)
    return (
      <RetryState
        level={1}
        title={t("away")}
        retryLabel={t("again")}
        retry={() => query.refetch()}
        retrying={isFetching}
      />
    );
  return (
    <div className="grid gap-4" aria-busy="true">
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </div>
  );
}
