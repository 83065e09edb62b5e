import type { OfferedMethod, PaymentMethod } from "@rihla/contract";
import { useTranslations } from "use-intl";
import { RadioCard } from "../../ui/radio-card.tsx";
import { CardMarks } from "./card-marks.tsx";

type MethodChoiceProps = {
  methods: readonly OfferedMethod[];
  chosen: PaymentMethod | undefined;
  onChoose: (method: PaymentMethod) => void;
  /** Those that can't be chosen just now. */
  down: ReadonlySet<PaymentMethod>;
};

/** The ways to pay, one of them chosen. */
export function MethodChoice({ methods, chosen, onChoose, down }: MethodChoiceProps) {
  const t = useTranslations("checkout.method");
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
          detail={down.has(method) ? t("down") : t(`${method}.detail`)}
          disabled={down.has(method)}
          aside={
            // Four marks stand in two rows: the words beside them keep their room.
            <span className="max-w-40 shrink-0">
              <CardMarks cards={marks} />
            </span>
          }
        />
      ))}
    </div>
  );
}
