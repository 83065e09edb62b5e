import { Button } from "@rihla/ui/button";
import { EmptyState } from "@rihla/ui/empty-state";
import { LinkButton } from "@rihla/ui/link-button";
import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { RefreshCw } from "lucide-react";
import { type Location, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { paths } from "../../paths.ts";

export type PendingPageProps = { to: Location; isSlow: boolean };

/** The shape of the page on its way; when it takes long, what can be done. */
export function PendingPage({ to, isSlow }: PendingPageProps) {
  return isSlow ? <Slow to={to} /> : <NextPage />;
}

function NextPage() {
  const t = useTranslations("shell");
  return (
    <Loading label={t("loading")} className="flex flex-col gap-4 pt-2 md:pt-8">
      <Skeleton className="h-9 w-3/5" />
      <Skeleton className="h-5 w-4/5" />
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-32 rounded-card" />
      ))}
    </Loading>
  );
}

function Slow({ to }: { to: Location }) {
  const t = useTranslations("shell.problem");
  const navigate = useNavigate();
  return (
    <div role="alert">
      <EmptyState
        title={t("slow.title")}
        icon={<RefreshCw aria-hidden="true" className="size-8" />}
        actions={
          <>
            <Button onClick={() => navigate(to)}>{t("retry")}</Button>
            <LinkButton to={paths.home()} kind="secondary">
              {t("home")}
            </LinkButton>
          </>
        }
      >
        {t("slow.body")}
      </EmptyState>
    </div>
  );
}
