import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { useTranslations } from "use-intl";
import { CheckoutColumns } from "./checkout-columns.tsx";

export function CheckoutSkeleton() {
  const t = useTranslations("checkout");
  return (
    <Loading label={t("loading")}>
      <CheckoutColumns
        main={
          <>
            <Skeleton className="h-32 rounded-card" />
            <Skeleton className="h-40 rounded-card" />
            {[1, 2, 3, 4].map((field) => (
              <Skeleton key={field} className="h-20" />
            ))}
          </>
        }
        aside={<Skeleton className="h-80 rounded-card" />}
      />
    </Loading>
  );
}
