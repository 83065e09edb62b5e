import type { OfferedMethod, Quote } from "@rihla/contract";
import { currencyRow } from "@rihla/contract/rules";
import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../../lib/page/visitor.ts";
import { MethodChoice } from "../../method-choice.tsx";
import { Section } from "../checkout-columns.tsx";
import { OtherCards } from "./other-cards.tsx";
import { useOtherWays } from "./other-ways.tsx";
import { useBalance } from "./use-balance.ts";
import { useMethod } from "./use-method.ts";

type PaymentChoiceProps = {
  methods: readonly OfferedMethod[];
  currency: string;
  quote: Quote;
  /** Places the order for somebody else to pay. */
  onOtherPays: () => unknown;
  /** Whether that can be done now. */
  isReady: boolean;
};

export function PaymentChoice({ methods, currency, quote, onOtherPays, isReady }: PaymentChoiceProps) {
  const byLink = useTranslations("payment.byLink");
  const t = useTranslations("checkout.method");
  const visitor = useVisitor();
  const { chosen, choose, down } = useMethod(methods, currency);
  const others = useOtherWays(
    <div className="mt-2 flex flex-col gap-2">
      <OtherCards methods={methods} quote={quote} />
      <Button kind="secondary" size="medium" wide disabled={!isReady} onClick={() => onOtherPays()}>
        {byLink("title")}
      </Button>
    </div>,
  );
  return (
    <Section title={t("title")}>
      <MethodChoice
        methods={methods}
        chosen={chosen?.method}
        onChoose={choose}
        down={down}
        balance={useBalance(methods, currency)}
        others={others.tile}
      />
      {others.below}
      {methods.length === 0 && <Notice tone="care">{t("noneOffered")}</Notice>}
      {currency !== visitor.currency && (
        <Notice className="mt-3">
          {t("otherCurrency", { currency: currencyRow(currency).names[visitor.language] })}
        </Notice>
      )}
    </Section>
  );
}
