import type { Quote } from "@rihla/contract";
import { maxDays, maxLines, maxPieces, maxQuantity, minDays } from "@rihla/contract/rules";
import { formatData, formatMoney } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { Select } from "@rihla/ui/select-field";
import { Skeleton } from "@rihla/ui/skeleton";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { CartLine } from "../../../domain/cart/cart.ts";
import { changeDays, changeQuantity, isSameLine } from "../../../domain/cart/change-cart.ts";
import { knownPlan } from "../../../domain/cart/known-plans.ts";
import { nameIn } from "../../../domain/plans/destination-name.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { paths } from "../../../paths.ts";
import { isOf } from "../checkout/is-quote-for.ts";
import { LinePass } from "../line-pass.tsx";
import { Quantity } from "../quantity.tsx";
import type { PricedCart } from "./quote-cart.ts";

type Remove = (line: CartLine, name: string) => void;
type CartLinesProps = {
  lines: readonly CartLine[];
  cart: PricedCart;
  /** The cart has changed since it was priced. */
  isCounting: boolean;
  onRemove: Remove;
};

export function CartLines({ lines, cart, isCounting, onRemove }: CartLinesProps) {
  const t = useTranslations("cart");
  return (
    <section aria-label={t("lines")} className="max-md:pt-3">
      <ul className="flex flex-col gap-4">
        {lines.map((line, at) => (
          // Not by its days: whoever changes them keeps the place where they are.
          <li key={`${line.plan} ${lines.slice(0, at).filter(({ plan }) => plan === line.plan).length}`}>
            <Line line={line} cart={cart} isCounting={isCounting} onRemove={onRemove} />
          </li>
        ))}
      </ul>
      <LinkButton kind="secondary" to={paths.search()} className="mt-5">
        {t("more")}
      </LinkButton>
      <p className="mt-3 text-xs text-ink-2">
        {t("limits", { lines: maxLines, most: maxQuantity, pieces: maxPieces })}
      </p>
    </section>
  );
}

type LineProps = Omit<CartLinesProps, "lines"> & { line: CartLine };

function Line({ line, cart: { priced, faults }, isCounting, onRemove }: LineProps) {
  const field = useTranslations("problems.field");
  const nameOf = useKnownName();
  const fault = faults.find((one) => isSameLine(one.line, line));
  const quoted =
    priced?.quote.lines.find((one) => isOf(one, line)) ??
    // As it was before its days changed, until its price is here.
    (isCounting ? priced?.quote.lines.find((one) => one.plan.code === line.plan) : undefined);
  if (quoted) return <Priced line={line} quoted={quoted} onRemove={onRemove} />;
  if (!fault) return <Skeleton className="h-32 rounded-card" />;
  const name = nameOf(line.plan);
  return (
    <Notice
      tone="care"
      title={name ?? <bdi dir="ltr">{line.plan}</bdi>}
      actions={
        <>
          <PlansInstead of={line.plan} />
          <RemoveButton name={name ?? line.plan} onPress={() => onRemove(line, name ?? line.plan)} />
        </>
      }
    >
      {field(fault.code)}
    </Notice>
  );
}

/** What a plan was called when it was sold; undefined of one that was never seen priced here. */
function useKnownName() {
  const t = useTranslations("checkout.plan");
  const { language } = useVisitor();
  return (code: string) => {
    const known = knownPlan(code);
    if (!known) return undefined;
    const data = formatData(known.dataBytes, language);
    const days = known.days ? ` · ${t("days", { days: known.days })}` : "";
    return `${nameIn(known.names, language)} · ${known.kind === "fixed" ? data : t("perDay", { data })}${days}`;
  };
}

/** What else there is for the same place. */
function PlansInstead({ of }: { of: string }) {
  const t = useTranslations("checkout.unavailable");
  const { language } = useVisitor();
  const known = knownPlan(of);
  if (!known?.destination) return null;
  return (
    <LinkButton kind="secondary" size="small" to={paths.packages(known.destination)}>
      {t("plansOf", { place: nameIn(known.names, language) })}
    </LinkButton>
  );
}

/** A cart may lie for weeks: what it costs now may surprise whoever saw another price. */
function PriceWas({ plan: { code, price } }: { plan: Quote["lines"][number]["plan"] }) {
  const t = useTranslations("cart");
  const { language } = useVisitor();
  // As it was seen before this visit, in which the new one is kept.
  const [seen] = useState(() => knownPlan(code)?.price);
  if (!seen || seen.currency !== price.currency || seen.amount === price.amount) return null;
  return <p className="mt-2 text-sm font-medium">{t("priceWas", { before: formatMoney(seen, language) })}</p>;
}

type PricedProps = { line: CartLine; quoted: Quote["lines"][number]; onRemove: Remove };

function Priced({ line, quoted, onRemove }: PricedProps) {
  const { language } = useVisitor();
  const name = nameIn(quoted.destinationNames, language);
  return (
    <>
      <LinePass
        line={quoted}
        quantity={line.quantity}
        below={
          <>
            {line.days !== undefined && <Days line={line} days={line.days} of={name} />}
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Quantity
                quantity={line.quantity}
                onQuantity={(change) => changeQuantity(line, change)}
                of={name}
              />
              <RemoveButton name={name} onPress={() => onRemove(line, name)} />
            </div>
          </>
        }
      />
      <PriceWas plan={quoted.plan} />
    </>
  );
}

/** How long, of a plan that is sold by the day. */
function Days({ line, days, of }: { line: CartLine; days: number; of: string }) {
  const t = useTranslations("checkout.plan");
  const cart = useTranslations("cart");
  const options = Array.from({ length: maxDays - minDays + 1 }, (_, at) => ({
    value: String(minDays + at),
    label: t("days", { days: minDays + at }),
  }));
  return (
    <div className="mb-3">
      <Select
        aria-label={cart("daysOf", { name: of })}
        options={options}
        value={String(days)}
        onChange={({ target }) => changeDays(line, Number(target.value))}
      />
    </div>
  );
}

function RemoveButton({ name, onPress }: { name: string; onPress: () => void }) {
  const t = useTranslations("cart");
  return (
    <Button kind="quiet" size="small" aria-label={t("removeNamed", { name })} onClick={onPress}>
      <Trash2 aria-hidden="true" className="size-4" />
      {t("remove")}
    </Button>
  );
}
