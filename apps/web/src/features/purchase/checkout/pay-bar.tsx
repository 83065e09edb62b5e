import type { Money, OfferedMethod } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { useFormState } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useCardNames } from "../../../domain/payments/use-card-names.ts";
import { useVisitor } from "../../../lib/visitor.ts";
import { Button } from "../../../ui/button.tsx";
import { CardMarks } from "../../../ui/card-marks.tsx";
import { Price } from "../../../ui/price.tsx";
import { PaymentProblem } from "../payment-problem.tsx";
import { SecurePayment } from "../secure-payment.tsx";
import { useChosenMethod } from "./chosen-method.ts";

type PayBarProps = {
  /** Undefined while the price of what was just chosen is on its way: nothing can be paid then. */
  total: Money | undefined;
  busy: boolean;
  problem: unknown;
  /** The sum that the last press was about. */
  before: Money | undefined;
  methods: readonly OfferedMethod[];
};

/** The button, and above it why it did not do what it says. */
export function PayBar({ total, busy, problem, before, methods }: PayBarProps) {
  const t = useTranslations("checkout");
  const { language } = useVisitor();
  const { isSubmitted, isValid } = useFormState();
  const chosen = useChosenMethod(methods);
  const namesOf = useCardNames();
  const cards = chosen?.cards ?? [];
  return (
    <>
      <PaymentProblem error={problem} before={before} total={total} />
      {isSubmitted && !isValid && (
        <p role="alert" className="pb-2 text-center text-sm font-medium text-brick">
          {t("check")}
        </p>
      )}
      <Button type="submit" wide busy={busy} disabled={!chosen || !total} className="flex-wrap">
        {busy || !total ? (
          t(busy ? "paying" : "total.counting")
        ) : (
          <>
            {t("pay")} <Price size="medium">{formatMoney(total, language)}</Price>
            <CardMarks cards={cards} label={namesOf(cards)} />
          </>
        )}
      </Button>
      <SecurePayment method={chosen} />
    </>
  );
}
