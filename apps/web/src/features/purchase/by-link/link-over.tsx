import { EmptyState } from "@rihla/ui/empty-state";
import { LinkButton } from "@rihla/ui/link-button";
import { useTranslations } from "use-intl";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { useProblemText } from "../../../lib/api/use-problem-text.ts";
import { emptyDrawing } from "../../../lib/page/empty-drawing.ts";
import { paths } from "../../../paths.ts";

export const isGone = (error: unknown) => error instanceof ApiProblem && error.code === "plan_unavailable";

/** There is nothing to be paid by the link, and why. */
export function LinkOver({ error }: { error: unknown }) {
  const t = useTranslations("payment");
  const problemText = useProblemText();
  return (
    <EmptyState
      level={1}
      title={t("byLink.over")}
      drawing={emptyDrawing("door")}
      actions={
        <LinkButton kind="secondary" to={paths.home()}>
          {t("home")}
        </LinkButton>
      }
    >
      {isGone(error) ? t("byLink.gone") : problemText(error)}
    </EmptyState>
  );
}
