import type { Esim } from "@rihla/contract";
import { LinkButton } from "@rihla/ui/link-button";
import { RetryState } from "@rihla/ui/retry-state";
import { Sheet as BottomSheet } from "@rihla/ui/sheet";
import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { useTranslations } from "use-intl";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { paths } from "../../paths.ts";
import { Manage } from "./manage-sheet.tsx";
import { useNameOf } from "./use-name-of.ts";
import { useShares } from "./use-shares.ts";

type ShareOneProps = { esim: Esim; open: boolean; onClose: () => void };

/** One eSIM shared from its own page; of several the page of their order is a step away. */
export function Sheet({ esim, ...shown }: ShareOneProps) {
  const t = useTranslations("sharing");
  const common = useTranslations("common");
  const name = useNameOf()(esim);
  return (
    <BottomSheet {...shown} title={<bdi>{name}</bdi>} closeLabel={common("close")}>
      <Content esim={esim} />
      {esim.position.of > 1 && (
        <LinkButton kind="quiet" wide className="mt-4" to={paths.orderShares(esim.orderNumber)}>
          {t("board.title")}
        </LinkButton>
      )}
    </BottomSheet>
  );
}

function Content({ esim }: Pick<ShareOneProps, "esim">) {
  const t = useTranslations("sharing");
  const common = useTranslations("common");
  const problemText = useProblemText();
  const { data, error, refetch, isFetching } = useShares(esim.orderNumber);
  const followed = data?.find((one) => one.esim.id === esim.id);
  if (followed) return <Manage number={esim.orderNumber} followed={followed} reminding={false} />;
  if (error)
    return (
      <RetryState title={t("failed")} retryLabel={common("retry")} retry={refetch} retrying={isFetching}>
        {problemText(error)}
      </RetryState>
    );
  return (
    <Loading label={t("loading")}>
      <Skeleton className="h-64 rounded-card" />
    </Loading>
  );
}
