import type { Money } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { useFormState } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/visitor.ts";
import { Button } from "../../ui/button.tsx";
import { Price } from "../../ui/price.tsx";
import { CardMarks } from "./card-marks.tsx";
import { Trouble } from "./trouble.tsx";

type PayBarProps = { total: Money; busy: boolean; trouble: unknown; possible: boolean };

/** The button, and above it why it did not do what it says. */
export function PayBar({ total, busy, trouble, possible }: PayBarProps) {
  const t = useTranslations("checkout");
  const { language } = useVisitor();
  const { isSubmitted, isValid } = useFormState();
  return (
    <>
      <Trouble error={trouble} total={total} />
      {isSubmitted && !isValid && (
        <p role="alert" className="pb-2 text-center text-sm font-medium text-brick">
          {t("check")}
        </p>
      )}
      <Button type="submit" wide busy={busy} disabled={!possible} className="flex-wrap">
        {busy ? (
          t("paying")
        ) : (
          <>
            {t("pay")} <Price size="medium">{formatMoney(total, language)}</Price>
            <CardMarks />
          </>
        )}
      </Button>
    </>
  );
}
