import type { Money } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { useVisitor } from "../../lib/page/visitor.ts";

type PaymentProblemProps = {
  error: unknown;
  /** What was on the screen when the button was pressed. */
  before: Money | undefined;
  total: Money | undefined;
};

/** Why paying did not start. Nothing has been charged in any of these cases. */
export function PaymentProblem({ error, before, total }: PaymentProblemProps) {
  const t = useTranslations("checkout");
  const { language } = useVisitor();
  const problemText = useProblemText();
  if (!error) return null;
  const newTotal = error instanceof ApiProblem ? (error.details.newTotal ?? total) : undefined;
  if (error instanceof ApiProblem && error.code === "price_changed" && newTotal && before)
    return (
      <Notice
        tone="care"
        announce
        className="mb-3"
        title={t("priceChanged.title", {
          before: formatMoney(before, language),
          price: formatMoney(newTotal, language),
        })}
      >
        {t("priceChanged.body")}
      </Notice>
    );
  return (
    <Notice tone="wrong" announce className="mb-3" title={t("problem.title")}>
      {problemText(error)}
    </Notice>
  );
}
