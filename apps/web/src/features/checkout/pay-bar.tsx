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

/** Always in reach of the thumb on a phone; under the total on a desktop. */
export function PayBar({ total, busy, trouble, possible }: PayBarProps) {
  const t = useTranslations("checkout");
  const { language } = useVisitor();
  const { isSubmitted, isValid } = useFormState();
  return (
    <>
      <Trouble error={trouble} total={total} />
      <div className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-3 max-lg:pb-[calc(0.75rem+var(--safe-bottom))] lg:mt-4">
        {isSubmitted && !isValid && (
          <p role="alert" className="pb-2 text-center text-sm font-medium text-brick">
            {t("check")}
          </p>
        )}
        <Button type="submit" wide busy={busy} disabled={!possible}>
          {busy ? (
            t("paying")
          ) : (
            <>
              {t("pay")} <Price size="medium">{formatMoney(total, language)}</Price>
              <CardMarks />
            </>
          )}
        </Button>
      </div>
    </>
  );
}
