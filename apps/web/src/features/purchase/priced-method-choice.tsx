import { formatMoney } from "@rihla/i18n";
import { CardMarks } from "@rihla/ui/card-marks";
import { Notice } from "@rihla/ui/notice";
import { RadioCard } from "@rihla/ui/radio-card";
import { useTranslations } from "use-intl";
import { useCardNames } from "../../domain/payments/use-card-names.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import type { PricedMethod } from "./use-priced-methods.ts";

type PricedMethodChoiceProps = {
  methods: readonly PricedMethod[];
  chosen: PricedMethod | undefined;
  onChoose: (key: string) => void;
};

/** The ways to pay an order, each with what it costs that way where there are several prices; and why there is none. */
export function PricedMethodChoice({ methods, chosen, onChoose }: PricedMethodChoiceProps) {
  const t = useTranslations("checkout.method");
  const { language } = useVisitor();
  const namesOf = useCardNames();
  const hasPrices = new Set(methods.map(({ total }) => total.currency)).size > 1;
  if (methods.length <= 1 && chosen) return null;
  return (
    <>
      <div role="radiogroup" aria-label={t("title")} className="flex flex-col gap-3">
        {methods.map(({ key, method: { method, marks }, total, isDown }) => (
          <RadioCard
            key={key}
            name="method"
            value={key}
            chosen={key === chosen?.key}
            onChoose={onChoose}
            label={t(`${method}.label`)}
            detail={
              <>
                {hasPrices && (
                  <span className="block font-medium text-ink">
                    <bdi>{formatMoney(total, language)}</bdi>
                  </span>
                )}
                {isDown ? t("down") : t(`${method}.detail`)}
              </>
            }
            disabled={isDown}
            aside={
              // Four marks stand in two rows: the words beside them keep their room.
              <span className="grid max-w-21 shrink-0">
                <CardMarks cards={marks} label={namesOf(marks)} />
              </span>
            }
          />
        ))}
      </div>
      {!chosen && <Notice tone="care">{t("noneOffered")}</Notice>}
    </>
  );
}
