import type { PaymentByLink } from "@rihla/contract";
import { Card } from "@rihla/ui/card";
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
    <Card className="flex flex-col gap-4 lg:p-6">
      <h2 className="text-lg font-semibold">{t("bankSays", { operator: name })}</h2>
      {gatewayMessage && <bdi className="font-medium">{gatewayMessage}</bdi>}
      {!gatewayMessage && refusedFor && (
        <p className="font-medium">{t(`cause.${refusedFor}`, { operator: name })}</p>
      )}
      <RejectedSentence rejectedWords={rejectedWords} />
      <HelpLine operator={operator} />
    </Card>
  );
}
