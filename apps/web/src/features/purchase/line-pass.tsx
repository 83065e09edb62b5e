import type { Quote } from "@rihla/contract";
import { formatData, formatMoney } from "@rihla/i18n";
import { FlagTile } from "@rihla/ui/flag-tile";
import { Pass } from "@rihla/ui/pass";
import { Price } from "@rihla/ui/price";
import { useTranslations } from "use-intl";
import { emblemAddress, nameIn } from "../../domain/plans/destination-name.ts";
import { useVisitor } from "../../lib/page/visitor.ts";

type LinePassProps = { line: Quote["lines"][number]; quantity: number };

/** One plan that is bought or about to be: for where, how much, how long, and what one of it costs. */
export function LinePass({ line, quantity }: LinePassProps) {
  const t = useTranslations("checkout.plan");
  const topUp = useTranslations("checkout.topUp");
  const { language } = useVisitor();
  const data = formatData(line.plan.dataBytes, language);
  return (
    <Pass
      stub={
        <>
          <Price size="large">{formatMoney(line.unitPrice, language)}</Price>
          {quantity > 1 && (
            <bdi dir="ltr" className="text-sm text-ink-2">
              × {quantity}
            </bdi>
          )}
        </>
      }
    >
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
    </Pass>
  );
}
