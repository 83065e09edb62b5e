import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { useTranslations } from "use-intl";

export function ShareLoading() {
  const t = useTranslations("received");
  return (
    <Loading label={t("loading")} className="mx-auto max-w-lg pt-6">
      <Skeleton className="mb-5 h-10 w-2/3" />
      <Skeleton className="h-44 rounded-card" />
    </Loading>
  );
}
