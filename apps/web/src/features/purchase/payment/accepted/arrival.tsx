import type { Order, Payment } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { Check } from "lucide-react";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../../lib/page/visitor.ts";

/** The route has landed on the star: what was paid in small, and a wish rather than the word "success". */
export function Arrival({ order, payment }: { order: Order; payment: Payment }) {
  const t = useTranslations("payment.success");
  const { language } = useVisitor();
  const [firstName] = order.billing.name.trim().split(/\s+/);
  return (
    <div className="relative pb-62 md:pb-72">
      <div className="scene arrival-scene" aria-hidden="true">
        <img src="/drawings/arrival.svg" alt="" width="1790" height="364" />
      </div>
      <p className="mt-4 inline-flex items-center gap-1.5 rounded-full bg-palm-soft px-3 py-1 text-sm font-medium text-palm">
        <Check aria-hidden="true" className="size-4" />
        {t("paid")} · <bdi>{formatMoney(payment.amount, language)}</bdi>
      </p>
      <h1 className="mt-2 text-2xl md:text-3xl">
        {t.rich("wish", { title: () => t("title"), name: () => <bdi>{firstName}</bdi> })}
      </h1>
    </div>
  );
}

/** Where the mail goes, or went: the address on a line of its own; one that is longer breaks before its @ first. */
export function SentTo({ order }: { order: Order }) {
  const t = useTranslations("payment.success");
  const [name, host] = order.billing.email.split("@");
  return (
    <p className="text-sm text-ink-2 print:hidden">
      {t("sentTo", { sent: order.confirmationSent ? "yes" : "no" })}
      <bdi dir="ltr" className="block text-base font-medium break-words text-ink rtl:text-end">
        {name}
        <wbr />@{host}
      </bdi>
    </p>
  );
}
