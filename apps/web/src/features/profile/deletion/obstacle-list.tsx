import type { DeletionBlock } from "@rihla/contract";
import { formatMoney, ltr } from "@rihla/i18n";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../lib/page/visitor.ts";

/** What has to end first. */
export function ObstacleList({ blockedBy }: { blockedBy: readonly DeletionBlock[] }) {
  const t = useTranslations("problems.deletion");
  const { language } = useVisitor();
  return (
    <ul className="flex flex-col gap-1">
      {blockedBy.map(({ reason, orderNumber = "", amount }) => (
        <li key={reason + orderNumber + amount?.currency}>
          {t(reason, {
            orderNumber: ltr(orderNumber),
            amount: amount ? formatMoney(amount, language) : "",
          })}
        </li>
      ))}
    </ul>
  );
}
