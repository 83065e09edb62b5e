import { formatMoney, ltr } from "@rihla/i18n";
import { Modal } from "@rihla/ui/modal";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { useProblemText } from "../../../lib/api/use-problem-text.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";

type DeletionFailedProps = {
  error: Error | null;
  /** By which a wallet's balance goes back to the card that paid it in. */
  payBack: ReactNode;
  onClose: () => void;
};

/** Why the account is still there: what has to end first, or what went wrong. */
export function DeletionFailed({ error, payBack, onClose }: DeletionFailedProps) {
  const t = useTranslations("profile.deletion");
  const obstacles = useTranslations("problems.deletion");
  const problemText = useProblemText();
  const { language } = useVisitor();
  const blockedBy = error instanceof ApiProblem ? (error.details.blockedBy ?? []) : [];
  return (
    <Modal
      type="error"
      open={error !== null}
      onClose={onClose}
      title={t("failedTitle")}
      primary={{ label: t("close"), onPress: onClose }}
    >
      {error && problemText(error)}
      {blockedBy.length > 0 && (
        <ul className="mt-3 flex flex-col gap-1 text-sm text-ink">
          {blockedBy.map(({ reason, orderNumber = "", amount }) => (
            <li key={reason + orderNumber + amount?.currency}>
              {obstacles(reason, {
                orderNumber: ltr(orderNumber),
                amount: amount ? formatMoney(amount, language) : "",
              })}
            </li>
          ))}
        </ul>
      )}
      {blockedBy.some(({ reason }) => reason === "wallet_balance") && <div className="mt-4">{payBack}</div>}
    </Modal>
  );
}
