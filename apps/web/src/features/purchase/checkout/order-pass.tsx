import type { Quote } from "@rihla/contract";
import { maxQuantity } from "@rihla/contract/rules";
import { formatData, formatMoney } from "@rihla/i18n";
import { Minus, Plus } from "lucide-react";
import { useTranslations } from "use-intl";
import { flagAddress, nameIn } from "../../../domain/plans/destination-name.ts";
import { useGo } from "../../../lib/navigation.tsx";
import { useVisitor } from "../../../lib/visitor.ts";
import { paths, type SummarySearch } from "../../../paths.ts";
import { FlagTile } from "../../../ui/flag-tile.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Link } from "../../../ui/link.tsx";
import { Pass } from "../../../ui/pass.tsx";
import { Price } from "../../../ui/price.tsx";

/** What is being bought, and how many. */
export function OrderPass({ quote, search }: { quote: Quote; search: SummarySearch }) {
  const [line] = quote.lines;
  if (!line) return null;
  return (
    <div>
      <LinePass line={line} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <Quantity quantity={line.quantity} search={search} />
        <ChangePlan destination={line.plan.destination} />
      </div>
    </div>
  );
}

function LinePass({ line }: { line: Quote["lines"][number] }) {
  const t = useTranslations("checkout.plan");
  const { language } = useVisitor();
  const data = formatData(line.plan.dataBytes, language);
  return (
    <Pass
      stub={
        <>
          <Price size="large">{formatMoney(line.unitPrice, language)}</Price>
          {line.quantity > 1 && (
            <bdi dir="ltr" className="text-sm text-ink-2">
              × {line.quantity}
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

function Quantity({ quantity, search }: { quantity: number; search: SummarySearch }) {
  const t = useTranslations("checkout.plan");
  const go = useGo();
  const change = (to: number) =>
    to >= 1 &&
    to <= maxQuantity &&
    go(paths.summary({ ...search, quantity: to }), { replace: true, preventScrollReset: true });
  return (
    <fieldset className="flex items-center gap-2">
      <legend className="sr-only">{t("quantity")}</legend>
      <IconButton label={t("fewer")} aria-disabled={quantity <= 1} onClick={() => change(quantity - 1)}>
        <Minus aria-hidden="true" className="size-5" />
      </IconButton>
      <output className="min-w-16 text-center text-sm font-semibold">
        {t("count", { count: quantity })}
      </output>
      <IconButton
        label={t("more")}
        aria-disabled={quantity >= maxQuantity}
        onClick={() => change(quantity + 1)}
      >
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
