import type { Money, OfferedMethod, PaymentMethod } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { CardMarks } from "@rihla/ui/card-marks";
import { RadioTile } from "@rihla/ui/radio-tile";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useCardNames } from "../../domain/payments/use-card-names.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { tilesLook } from "./tiles-look.ts";

type MethodChoiceProps = {
  methods: readonly OfferedMethod[];
  chosen: PaymentMethod | undefined;
  onChoose: (method: PaymentMethod) => void;
  /** Those that can't be chosen just now. */
  down: ReadonlySet<PaymentMethod>;
  /** What is in the wallet, where it is one of the ways. */
  balance?: Money | undefined;
  /** A last tile, that leads to further ways. */
  others: ReactNode;
};

/** The ways to pay, one of them chosen. */
export function MethodChoice({ methods, chosen, onChoose, down, balance, others }: MethodChoiceProps) {
  const t = useTranslations("checkout.method");
  const { language } = useVisitor();
  const namesOf = useCardNames();
  const below = ({ method, marks }: OfferedMethod) => {
    if (down.has(method)) return <span className="text-xs">{t("down")}</span>;
    if (method === "wallet")
      return (
        <span className="text-xs text-ink-2">
          {balance
            ? t.rich("balance", { amount: () => <bdi>{formatMoney(balance, language)}</bdi> })
            : t("wallet.detail")}
        </span>
      );
    return <CardMarks cards={marks} label={namesOf(marks)} />;
  };
  return (
    <div className={tilesLook(methods.length + (others ? 1 : 0))}>
      <div role="radiogroup" aria-label={t("title")} className="contents">
        {methods.map((offered) => (
          <RadioTile
            key={offered.method}
            name="method"
            value={offered.method}
            chosen={offered.method === chosen}
            onChoose={() => onChoose(offered.method)}
            label={t(`${offered.method}.label`)}
            disabled={down.has(offered.method)}
          >
            {below(offered)}
          </RadioTile>
        ))}
      </div>
      {others}
    </div>
  );
}
