import type { Quote } from "@rihla/contract";
import { maxQuantity } from "@rihla/contract/rules";
import { formatData, formatMoney } from "@rihla/i18n";
import { Minus, Plus } from "lucide-react";
import { useTranslations } from "use-intl";
import { flagAddress, nameIn } from "../../../domain/plans/destination-name.ts";
import { useVisitor } from "../../../lib/visitor.ts";
import { paths } from "../../../paths.ts";
import { FlagTile } from "../../../ui/flag-tile.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Link } from "../../../ui/link.tsx";
import { Pass } from "../../../ui/pass.tsx";
import { Price } from "../../../ui/price.tsx";

type OrderPassProps = {
  quote: Quote;
  quantity: number;
  onQuantity: (change: (before: number) => number) => void;
};

/** What is being bought, and how many. */
export function OrderPass({ quote, quantity, onQuantity }: OrderPassProps) {
  const [line] = quote.lines;
  if (!line) return null;
  return (
    <div>
      <LinePass line={line} quantity={quantity} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <Quantity quantity={quantity} onQuantity={onQuantity} />
        <ChangePlan destination={line.plan.destination} />
      </div>
    </div>
  );
}

function LinePass({ line, quantity }: { line: Quote["lines"][number]; quantity: number }) {
  const t = useTranslations("checkout.plan");
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
        <FlagTile src={flagAddress(line.flag)} />
        <p className="text-lg font-semibold">{nameIn(line.destinationNames, language)}</p>
      </div>
      <p className="mt-2 text-ink-2">
        {line.plan.kind === "fixed" ? data : t("perDay", { data })} · {t("days", { days: line.days })}
      </p>
    </Pass>
  );
}

function Quantity({ quantity, onQuantity }: Pick<OrderPassProps, "quantity" | "onQuantity">) {
  const t = useTranslations("checkout.plan");
  // Each press counts from the one before, also where the page has not caught up with it.
  const change = (by: number) => onQuantity((before) => Math.min(maxQuantity, Math.max(1, before + by)));
  return (
    <fieldset className="flex items-center gap-2">
      <legend className="sr-only">{t("quantity")}</legend>
      <IconButton label={t("fewer")} aria-disabled={quantity <= 1} onClick={() => change(-1)}>
        <Minus aria-hidden="true" className="size-5" />
      </IconButton>
      <output className="min-w-16 text-center text-sm font-semibold">
        {t("count", { count: quantity })}
      </output>
      <IconButton label={t("more")} aria-disabled={quantity >= maxQuantity} onClick={() => change(1)}>
        <Plus aria-hidden="true" className="size-5" />
      </IconButton>
    </fieldset>
  );
}

function ChangePlan({ destination }: { destination: string }) {
  const t = useTranslations("checkout.plan");
  return (
    <Link
      to={paths.packages(destination)}
      className="inline-flex min-h-11 items-center text-sm font-semibold text-sea underline-offset-4 hover:underline"
    >
      {t("change")}
    </Link>
  );
}
