import type { Order } from "@rihla/contract";
import { formatData, formatMoney } from "@rihla/i18n";
import { FlagTile } from "@rihla/ui/flag-tile";
import { Pass } from "@rihla/ui/pass";
import { Price } from "@rihla/ui/price";
import { useTranslations } from "use-intl";
import { emblemAddress, nameIn } from "../../domain/plans/destination-name.ts";
import { useVisitor } from "../../lib/page/visitor.ts";

/** What was ordered, a pass for each plan, with what all of that plan cost. */
export function OrderedPasses({ order }: { order: Order }) {
  return (
    <ul className="flex flex-col gap-3">
      {order.lines.map((line) => (
        <li key={`${line.plan.code}-${line.days}`}>
          <OrderedPass line={line} />
        </li>
      ))}
    </ul>
  );
}

function OrderedPass({ line }: { line: Order["lines"][number] }) {
  const t = useTranslations("orders");
  const plans = useTranslations("checkout.plan");
  const { language } = useVisitor();
  const { plan, days, quantity } = line;
  const destination = nameIn(line.destinationNames, language);
  const data = formatData(plan.dataBytes, language);
  return (
    <Pass stub={<Price>{formatMoney(line.total, language)}</Price>}>
      <div className="flex items-center gap-3">
        <FlagTile src={emblemAddress({ flag: line.flag, code: plan.destination })} />
        <div className="min-w-0">
          <p className="font-semibold">
            {line.topUp || quantity > 1
              ? t(line.topUp ? "topUpLine" : "line", { destination, quantity })
              : destination}
          </p>
          <p className="text-sm text-ink-2">
            {plan.kind === "fixed" ? data : plans("perDay", { data })} · {plans("days", { days })}
          </p>
        </div>
      </div>
    </Pass>
  );
}
