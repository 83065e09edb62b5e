import type { Esim } from "@rihla/contract";
import { Sheet } from "@rihla/ui/sheet";
import { useTranslations } from "use-intl";
import { ChooseTopUp } from "./choose-top-up.tsx";

type TopUpSheetProps = { esim: Esim; open: boolean; onClose: () => void };

/** More data or days for this eSIM, over its page. */
export function TopUpSheet({ esim, ...shown }: TopUpSheetProps) {
  const t = useTranslations("recharge");
  const common = useTranslations("common");
  return (
    <Sheet {...shown} title={t("title")} closeLabel={common("close")}>
      <ChooseTopUp esim={esim} />
    </Sheet>
  );
}
