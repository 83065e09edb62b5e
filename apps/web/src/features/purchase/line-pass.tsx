import type { Quote } from "@rihla/contract";
import { formatData, formatMoney } from "@rihla/i18n";
import { FlagTile } from "@rihla/ui/flag-tile";
import { Pass } from "@rihla/ui/pass";
import { Price } from "@rihla/ui/price";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { emblemAddress, nameIn } from "../../domain/plans/destination-name.ts";
import { useVisitor } from "../../lib/page/visitor.ts";

type LinePassProps = {
  line: Quote["lines"][number];
  quantity: number;
  /** What can be changed about it, below a perforation of its own. */
  below?: ReactNode;
};

/** One plan that is bought or about to be: for where, how much, how long, and what it costs. */
export function LinePass({ line, quantity, below }: LinePassProps) {
  const t = useTranslations("checkout.plan");
  const topUp = useTranslations("checkout.topUp");
  const { language } = useVisitor();
  const data = formatData(line.plan.dataBytes, language);
  const price = (
    <>
      <Price size="large">
        {formatMoney({ ...line.unitPrice, amount: line.unitPrice.amount * quantity }, language)}
      </Price>
      {quantity > 1 && (
        <bdi className="text-sm text-ink-2">
          {quantity} × {formatMoney(line.unitPrice, language)}
        </bdi>
      )}
    </>
  );
  const words = (
    <>
      <div className="flex items-center gap-3">
        <FlagTile src={emblemAddress({ flag: line.flag, code: line.plan.destination })} />
        <p className="text-lg font-semibold">
          {line.topUp && <span className="block text-sm font-medium text-ink-2">{topUp("tag")}</span>}
          {nameIn(line.destinationNames, language)}
        </p>
      </div>
      <p className="mt-2 text-ink-2">
        {line.plan.kind === "fixed" ? data : t("perDay", { data })} · {t("days", { days: line.days })}
      </p>
    </>
  );
  if (!below) return <Pass stub={price}>{words}</Pass>;
  return (
    <div className="tall-pass">
      <div className="flex flex-wrap items-start justify-between gap-x-4 p-4">
        <div className="min-w-0">{words}</div>
        <div className="flex flex-col items-end">{price}</div>
      </div>
      <div className="px-4 pt-4 pb-3">{below}</div>
    </div>
  );
}
