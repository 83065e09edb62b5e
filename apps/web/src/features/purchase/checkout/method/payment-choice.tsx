import type { OfferedMethod, PaymentMethod, Quote } from "@rihla/contract";
import { currencyRow } from "@rihla/contract/rules";
import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useController } from "react-hook-form";
import { useTranslations } from "use-intl";
import { apiQuery } from "../../../../lib/api/query.tsx";
import { useVisitor } from "../../../../lib/page/visitor.ts";
import { useToken } from "../../../../lib/session/session.ts";
import { MethodChoice } from "../../method-choice.tsx";
import { useMethodsDown } from "../../use-methods-down.ts";
import { Section } from "../checkout-columns.tsx";
import type { CheckoutValues } from "../checkout-values.ts";
import { useChosenMethod } from "./chosen-method.ts";
import { OtherCards } from "./other-cards.tsx";
import { useOtherWays } from "./other-ways.tsx";

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
  const { field } = useController<CheckoutValues, "method">({ name: "method" });
  const chosen = useChosenMethod(methods);
  const down = useMethodsDown(currency);
  // Another currency has other methods, and one may be down.
  const isOffered = chosen && !down.has(chosen.method);
  const instead = isOffered ? undefined : methods.find(({ method }) => !down.has(method));
  const chooseInstead = useEffectEvent((method: PaymentMethod) => field.onChange(method));
  useEffect(() => {
    if (instead) chooseInstead(instead.method);
  }, [instead]);
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
        onChoose={field.onChange}
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

/** What the customer has to pay with, in the currency of the order. */
function useBalance(methods: readonly OfferedMethod[], currency: string) {
  const isOffered = methods.some(({ method }) => method === "wallet");
  const enabled = useToken() !== null && isOffered;
  const { data } = useQuery({ ...apiQuery("GET /wallet"), staleTime: 0, enabled });
  return data?.balances.find((balance) => balance.currency === currency);
}
