import type { Repair } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/page/visitor.ts";
import { paths } from "../../paths.ts";
import { wordsOf } from "./offers.tsx";

/** What was done about it, and where that is found. */
export function RepairResult({
  done,
  orderNumber,
}: {
  done: NonNullable<Repair["done"]>;
  orderNumber: string;
}) {
  const t = useTranslations("repair.done");
  const { language } = useVisitor();
  const words = wordsOf(done);
  const ended = words === "creditToCard" ? paths.status(orderNumber) : paths.wallet();
  const to = done.esim ? paths.details(done.esim) : ended;
  return (
    <Notice
      tone="good"
      announce
      title={t(`${words}.title`)}
      actions={
        <LinkButton to={to} size="small">
          {t(`${words}.open`)}
        </LinkButton>
      }
    >
      {t(`${words}.body`, { amount: formatMoney(done.amount, language) })}
    </Notice>
  );
}
