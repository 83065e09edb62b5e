import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { useProblemText } from "../../../lib/api/use-problem-text.ts";

const hasCode = (error: Error | null, code: string) => error instanceof ApiProblem && error.code === code;
export const isPageOpen = (error: Error | null) => hasCode(error, "payment_page_open");

/** Why paying did not begin, and how it may go on. */
export function PayingProblem({ error, goOn }: { error: Error | null; goOn: () => void }) {
  const t = useTranslations("payment.byLink");
  const problemText = useProblemText();
  if (!error) return null;
  const isBeingPaid = hasCode(error, "payment_pending");
  const asks = isPageOpen(error);
  return (
    <Notice
      tone={isBeingPaid || asks ? "care" : "wrong"}
      announce
      actions={
        asks && (
          <Button kind="secondary" onClick={goOn}>
            {t("goOn")}
          </Button>
        )
      }
    >
      {isBeingPaid ? t("beingPaid") : problemText(error)}
    </Notice>
  );
}
