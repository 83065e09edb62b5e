import { Modal } from "@rihla/ui/modal";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { useProblemText } from "../../../lib/api/use-problem-text.ts";
import { ObstacleList } from "./obstacle-list.tsx";

type DeletionFailedProps = {
  error: Error | null;
  /** By which a wallet's balance goes back to the card that paid it in. */
  payBack: ReactNode;
  onClose: () => void;
};

/** Why the account is still there: what has to end first, or what went wrong. */
export function DeletionFailed({ error, payBack, onClose }: DeletionFailedProps) {
  const t = useTranslations("profile.deletion");
  const problemText = useProblemText();
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
        <div className="mt-3 text-sm text-ink">
          <ObstacleList blockedBy={blockedBy} />
        </div>
      )}
      {blockedBy.some(({ reason }) => reason === "wallet_balance") && <div className="mt-4">{payBack}</div>}
    </Modal>
  );
}
