import type { Money, OfferedMethod, PaymentMethod } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { CardMarks } from "@rihla/ui/card-marks";
import { RadioCard } from "@rihla/ui/radio-card";
import { useTranslations } from "use-intl";
import { useCardNames } from "../../domain/payments/use-card-names.ts";
import { useVisitor } from "../../lib/page/visitor.ts";

type MethodChoiceProps = {
  methods: readonly OfferedMethod[];
  chosen: PaymentMethod | undefined;
  onChoose: (method: PaymentMethod) => void;
  /** Those that can't be chosen just now. */
  down: ReadonlySet<PaymentMethod>;
  /** What is in the wallet, where it is one of the ways. */
  balance?: Money | undefined;
};

/** The ways to pay, one of them chosen. */
export function MethodChoice({ methods, chosen, onChoose, down, balance }: MethodChoiceProps) {
  const t = useTranslations("checkout.method");
  const { language } = useVisitor();
  const namesOf = useCardNames();
  const detailOf = (method: PaymentMethod) => {
    if (down.has(method)) return t("down");
    if (method !== "wallet" || !balance) return t(`${method}.detail`);
    return t.rich("balance", { amount: () => <bdi>{formatMoney(balance, language)}</bdi> });
  };
  return (
    <div role="radiogroup" aria-label={t("title")} className="flex flex-col gap-3">
      {methods.map(({ method, marks }) => (
        <RadioCard
          key={method}
          name="method"
          value={method}
          chosen={method === chosen}
          onChoose={() => onChoose(method)}
          label={t(`${method}.label`)}
          detail={detailOf(method)}
          disabled={down.has(method)}
          aside={
            // Four marks stand in two rows: the words beside them keep their room.
            <span className="grid max-w-21 shrink-0">
              <CardMarks cards={marks} label={namesOf(marks)} />
            </span>
          }
        />
      ))}
    </div>
  );
}
