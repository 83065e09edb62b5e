import { useController } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/visitor.ts";
import { Notice } from "../../ui/notice.tsx";
import { RadioCard } from "../../ui/radio-card.tsx";
import { CardMarks } from "./card-marks.tsx";
import { Section } from "./checkout-columns.tsx";
import type { CheckoutValues } from "./checkout-values.ts";
import type { Offer } from "./offered-methods.ts";

export function PaymentChoice({ offer }: { offer: Offer }) {
  const t = useTranslations("checkout.method");
  const { currency } = useVisitor();
  const { field } = useController<CheckoutValues, "method">({ name: "method" });
  return (
    <Section title={t("title")}>
      <div role="radiogroup" aria-label={t("title")} className="flex flex-col gap-3">
        {offer.methods.map((method) => (
          <RadioCard
            key={method}
            name="method"
            value={method}
            chosen={field.value === method}
            onChoose={field.onChange}
            label={t(`${method}.label`)}
            detail={t(`${method}.detail`)}
            aside={<CardMarks />}
          />
        ))}
      </div>
      {offer.methods.length === 0 && <Notice tone="care">{t("noneOffered")}</Notice>}
      {offer.currency !== currency && <Notice className="mt-3">{t("otherCurrency")}</Notice>}
      {offer.methods.length > 0 && <p className="mt-3 text-sm text-ink-2">{t("redirect")}</p>}
    </Section>
  );
}
