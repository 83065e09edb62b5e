import type { Repair } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/visitor.ts";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** What was done about it, and where that is found. */
export function Done({ done }: { done: NonNullable<Repair["done"]> }) {
  const t = useTranslations("repair.done");
  const { language } = useVisitor();
  const to = done.esim ? paths.details(done.esim) : paths.wallet();
  return (
    <Notice
      tone="good"
      announce
      title={t(`${done.kind}.title`)}
      actions={
        <LinkButton to={to} size="small">
          {t(`${done.kind}.open`)}
        </LinkButton>
      }
    >
      {t(`${done.kind}.body`, { amount: formatMoney(done.amount, language) })}
    </Notice>
  );
}
