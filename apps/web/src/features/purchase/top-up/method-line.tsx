import { formatMoney } from "@rihla/i18n";
import { CardMarks } from "@rihla/ui/card-marks";
import { type ComponentProps, useState } from "react";
import { useTranslations } from "use-intl";
import type { AskCompany } from "../../../domain/person/company.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { BillingFields } from "../checkout/billing/billing-fields.tsx";
import { PaymentChoice } from "../checkout/method/payment-choice.tsx";
import { useBalance } from "../checkout/method/use-balance.ts";
import { useMethod } from "../checkout/method/use-method.ts";
import { BilledTo, useAsksBill } from "./bill.tsx";
import type { Known } from "./use-known.ts";

type MethodLineProps = ComponentProps<typeof PaymentChoice> & { known: Known; askCompany: AskCompany };

/** How it is paid and who is billed, in a line; a press unfolds in its place what can be another. What is not known is asked at once. */
export function MethodLine({ known, askCompany, ...choice }: MethodLineProps) {
  const { chosen } = useMethod(choice.methods, choice.currency);
  const [opened, open] = useState(false);
  const asksBill = useAsksBill(known);
  const isOpen = opened || !chosen;
  return (
    <>
      {isOpen ? (
        <PaymentChoice {...choice} />
      ) : (
        <InALine {...choice} isBilled={!asksBill} onChange={() => open(true)} />
      )}
      {(isOpen || asksBill) && <BillingFields account={known.account} ofAccount askCompany={askCompany} />}
    </>
  );
}

type InALineProps = Pick<MethodLineProps, "methods" | "currency"> & {
  isBilled: boolean;
  onChange: () => void;
};

function InALine({ methods, currency, isBilled, onChange }: InALineProps) {
  const t = useTranslations("checkout");
  const { language } = useVisitor();
  const { chosen } = useMethod(methods, currency);
  const balance = useBalance(methods, currency);
  if (!chosen) return null;
  const isWallet = chosen.method === "wallet" && balance;
  return (
    <div className="flex items-center gap-3 rounded-card border border-line bg-surface py-1 ps-4 pe-3">
      <CardMarks cards={chosen.marks} />
      <p className="min-w-0 flex-1">
        <span className="sr-only">{t("method.title")} · </span>
        <span className="flex flex-wrap items-baseline gap-x-2 font-medium">
          {t(`method.${chosen.method}.label`)}
          {isWallet && (
            <span className="text-xs font-normal text-ink-2">
              {t.rich("method.balance", { amount: () => <bdi>{formatMoney(balance, language)}</bdi> })}
            </span>
          )}
        </span>
        <span className="block text-xs text-ink-2">
          {isBilled ? <BilledTo /> : t(`method.${chosen.method}.detail`)}
        </span>
      </p>
      <button
        type="button"
        className="inline-flex min-h-11 shrink-0 items-center text-sm font-semibold text-sea hover:underline"
        onClick={onChange}
      >
        {t("billing.change")}
        <span className="sr-only"> · {t("method.title")}</span>
      </button>
    </div>
  );
}
