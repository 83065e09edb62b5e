import type { OfferedMethod, PaymentMethod } from "@rihla/contract";
import { currencyRow } from "@rihla/contract/rules";
import { useEffect, useEffectEvent } from "react";
import { useController } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../lib/visitor.ts";
import { Notice } from "../../../ui/notice.tsx";
import { MethodChoice } from "../method-choice.tsx";
import { useMethodsDown } from "../use-methods-down.ts";
import { Section } from "./checkout-columns.tsx";
import type { CheckoutValues } from "./checkout-values.ts";
import { useChosenMethod } from "./chosen-method.ts";

type PaymentChoiceProps = { methods: readonly OfferedMethod[]; currency: string };

export function PaymentChoice({ methods, currency }: PaymentChoiceProps) {
  const t = useTranslations("checkout.method");
  const visitor = useVisitor();
  const { field } = useController<CheckoutValues, "method">({ name: "method" });
  const chosen = useChosenMethod(methods);
  const down = useMethodsDown(currency);
  const instead = chosen && down.has(chosen.method) && methods.find(({ method }) => !down.has(method));
  const chooseInstead = useEffectEvent((method: PaymentMethod) => field.onChange(method));
  useEffect(() => {
    if (instead) chooseInstead(instead.method);
  }, [instead]);
  return (
    <Section title={t("title")}>
      <MethodChoice methods={methods} chosen={chosen?.method} onChoose={field.onChange} down={down} />
      {methods.length === 0 && <Notice tone="care">{t("noneOffered")}</Notice>}
      {currency !== visitor.currency && (
        <Notice className="mt-3">
          {t("otherCurrency", { currency: currencyRow(currency).names[visitor.language] })}
        </Notice>
      )}
      {chosen && chosen.method !== "wallet" && (
        <p className="mt-3 text-sm text-ink-2">
          {t("redirect", { operator: chosen.operator.name[visitor.language] })}
        </p>
      )}
    </Section>
  );
}
