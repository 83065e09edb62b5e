import { formatMoney, locales } from "@rihla/i18n";
import { Link } from "@rihla/ui/link";
import { ChevronRight, Hourglass } from "lucide-react";
import { IntlProvider, useTranslations } from "use-intl";
import { payUntil } from "../../../domain/orders/order-payments.ts";
import { unpaidState } from "../../../domain/orders/unpaid-state.ts";
import { isPayable, unpaidTitles, wayToPay } from "../../../domain/orders/ways-to-pay.ts";
import { nameIn } from "../../../domain/plans/destination-name.ts";
import { Queries } from "../../../lib/api/query.tsx";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { timeOf } from "../../../lib/text/clock-time.ts";
import { messagesOf } from "../../../lib/text/messages.ts";
import { useUnpaidOrders } from "./use-unpaid-orders.ts";

/** Words that came after the page: it doesn't know them, so they are handed down anew. */
export function WaitingOrderLine() {
  const { language } = useVisitor();
  return (
    <Queries>
      <IntlProvider locale={locales[language].tag} messages={messagesOf(language)} timeZone="Africa/Algiers">
        <Newest />
      </IntlProvider>
    </Queries>
  );
}

function Newest() {
  const t = useTranslations("cart.unpaid");
  const { language } = useVisitor();
  const [order] = useUnpaidOrders();
  const state = order && unpaidState(order);
  if (!state || !isPayable(state)) return null;
  const until = payUntil(order);
  const places = new Set(order.lines.map(({ destinationNames }) => nameIn(destinationNames, language)));
  return (
    <Link
      to={wayToPay(order, state)}
      className="flex min-h-16 items-center gap-3 rounded-card border border-line bg-surface px-4 py-2 shadow-card hover:border-edge md:max-w-md"
    >
      <Hourglass aria-hidden="true" className="size-5 shrink-0 text-teal" />
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-medium">{t(unpaidTitles[state.kind])}</span>
        <span className="block text-sm text-ink-2">
          {[...places].join(" · ")} · <bdi>{formatMoney(order.total, language)}</bdi>
          {until && " · "}
          {until && t.rich("until", { time: () => <bdi dir="ltr">{timeOf(Date.parse(until))}</bdi> })}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="flip-rtl size-4 shrink-0" />
    </Link>
  );
}
