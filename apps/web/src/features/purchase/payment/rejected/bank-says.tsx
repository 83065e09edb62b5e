import type { PaymentByLink } from "@rihla/contract";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../../lib/page/visitor.ts";
import { HelpLine } from "../help-line.tsx";
import { RejectedSentence } from "./rejected-sentence.tsx";

/**
 * Why it was rejected: in the gateway's own words where it has some in the payer's language, else in ours, by its code. Nothing
 * where whoever paid knows why: they cancelled, or let the time pass.
 */
export function BankSays({ payment }: { payment: PaymentByLink }) {
  const t = useTranslations("payment.failure");
  const { language } = useVisitor();
  const { gatewayMessage, refusedFor, rejectedWords, operator } = payment;
  const name = operator?.name[language] ?? "none";
  if (!gatewayMessage && !refusedFor && rejectedWords.length === 0 && !operator?.helpLine) return null;
  return (
    <div className="flex flex-col gap-2 rounded-card bg-sand px-4 py-3 text-sm">
      <h2 className="text-xs font-semibold text-ink-2">{t("bankSays", { operator: name })}</h2>
      {gatewayMessage && (
        <p>
          <bdi>{gatewayMessage}</bdi>
        </p>
      )}
      {!gatewayMessage && refusedFor && <p>{t(`cause.${refusedFor}`, { operator: name })}</p>}
      <RejectedSentence rejectedWords={rejectedWords} />
      <HelpLine operator={operator} />
    </div>
  );
}
