import { lookUpLeast } from "@rihla/contract/admin/operator-rules";
import { Skeleton } from "@rihla/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { call } from "../../lib/call.ts";
import { RefusalNotice } from "../../lib/refusal-notice.tsx";
import { typedIn } from "../../lib/search-field.tsx";
import { FoundRows, pathOf } from "./found-rows.tsx";

/** What the field above found. What was typed stands in no address: it may be somebody's e-mail. */
export function Find() {
  const t = useTranslations("admin");
  const text = typedIn(useLocation().state);
  const isLongEnough = text.length >= lookUpLeast;
  const look = useQuery({
    queryKey: ["POST /look-ups", text],
    queryFn: async ({ signal }) => (await call("POST /look-ups", { body: { text }, signal })).data,
    enabled: isLongEnough,
    placeholderData: (before) => before,
  });
  const found = text === "" ? undefined : look.data;
  const [only] = found?.found ?? [];
  // Whoever finds one thing wants to see it.
  if (only && found?.found.length === 1 && !look.isPlaceholderData && pathOf(only))
    return <Navigate replace to={pathOf(only) ?? ""} />;
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl font-semibold">{t("places.find")}</h1>
      {text === "" && (
        <p className="text-ink-2">
          {t("find.start")} {t("find.hint")}
        </p>
      )}
      {text !== "" && !isLongEnough && (
        <p className="text-ink-2">{t("find.short", { count: lookUpLeast })}</p>
      )}
      {look.isLoading && <Skeleton className="h-40" />}
      <RefusalNotice error={look.error} />
      {found && found.found.length > 0 && <FoundRows found={found.found} />}
      {found && found.found.length === 0 && (
        <div role="status">
          <p className="font-semibold">{t("find.none")}</p>
          <p className="text-ink-2">{t("find.noneText", { example: "\u200e03/05/2026 4500" })}</p>
        </div>
      )}
      {found?.more && <p className="text-ink-2">{t("find.more")}</p>}
    </div>
  );
}
