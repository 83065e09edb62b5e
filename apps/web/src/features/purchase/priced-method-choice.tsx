import { formatMoney } from "@rihla/i18n";
import { CardMarks } from "@rihla/ui/card-marks";
import { Notice } from "@rihla/ui/notice";
import { RadioTile } from "@rihla/ui/radio-tile";
import { useTranslations } from "use-intl";
import { useCardNames } from "../../domain/payments/use-card-names.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { tilesLook } from "./tiles-look.ts";
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
      <div role="radiogroup" aria-label={t("title")} className={tilesLook(methods.length)}>
        {methods.map(({ key, method: { method, marks }, total, isDown }) => (
          <RadioTile
            key={key}
            name="method"
            value={key}
            chosen={key === chosen?.key}
            onChoose={onChoose}
            label={t(`${method}.label`)}
            disabled={isDown}
          >
            {hasPrices && <bdi className="font-medium">{formatMoney(total, language)}</bdi>}
            {isDown && <span className="text-xs">{t("down")}</span>}
            {!isDown && method === "wallet" && (
              <span className="text-xs text-ink-2">{t("wallet.detail")}</span>
            )}
            {!isDown && <CardMarks cards={marks} label={namesOf(marks)} />}
          </RadioTile>
        ))}
      </div>
      {!chosen && <Notice tone="care">{t("noneOffered")}</Notice>}
    </>
  );
}
