import type { Money } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { useTranslations } from "use-intl";
import { ApiProblem } from "../../../lib/api-problem.ts";
import { useProblemText } from "../../../lib/use-problem-text.ts";
import { useVisitor } from "../../../lib/visitor.ts";
import { Notice } from "../../../ui/notice.tsx";

/** Why paying did not start. Nothing has been charged in any of these cases. */
export function PaymentProblem({ error, total }: { error: unknown; total: Money | undefined }) {
  const t = useTranslations("checkout");
  const { language } = useVisitor();
  const problemText = useProblemText();
  if (error === undefined) return null;
  const newTotal = error instanceof ApiProblem ? (error.details.newTotal ?? total) : undefined;
  if (error instanceof ApiProblem && error.code === "price_changed" && newTotal)
    return (
      <Notice
        tone="care"
        announce
        className="mb-3"
        title={t("priceChanged.title", { price: formatMoney(newTotal, language) })}
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
