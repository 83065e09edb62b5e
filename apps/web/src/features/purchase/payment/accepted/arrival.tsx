import type { Order, Payment } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { useBodyMark } from "@rihla/ui/body-mark";
import { classNames } from "@rihla/ui/class-names";
import { Check } from "lucide-react";
import { useTranslations } from "use-intl";
import { widePicture } from "../../../../domain/plans/destination-name.ts";
import { useVisitor } from "../../../../lib/page/visitor.ts";

const route = "/drawings/arrival.svg";

/** Where the route leads: the country itself, if all of the order is for one; else the way there is drawn. */
function countryOf({ lines }: Order): string | undefined {
  const [line, ...others] = lines;
  if (!line?.flag || others.some(({ flag }) => flag !== line.flag)) return undefined;
  return widePicture({ code: line.plan.destination, isCountry: true });
}

/** The route has landed: what was paid in small, and a wish rather than the word "success". */
export function Arrival({ order, payment }: { order: Order; payment: Payment }) {
  const t = useTranslations("payment.success");
  const { language } = useVisitor();
  const [firstName] = order.billing.name.trim().split(/\s+/);
  const country = countryOf(order);
  useBodyMark("arrival");
  return (
    <div className="relative pb-62 md:pb-72">
      <div className={classNames("scene arrival-scene", country && "of-country")} aria-hidden="true">
        <img src={country ?? route} alt="" />
      </div>
      <p className="mt-4 inline-flex items-center gap-1.5 rounded-full bg-palm-soft px-3 py-1 text-sm font-medium text-palm">
        <Check aria-hidden="true" className="size-4" />
        <span>
          {t("paid")} · <bdi>{formatMoney(payment.amount, language)}</bdi>
        </span>
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
