import type { Quote } from "@rihla/contract";
import { formatData, formatMoney } from "@rihla/i18n";
import { FlagTile } from "@rihla/ui/flag-tile";
import { Link } from "@rihla/ui/link";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { CartLine } from "../../../domain/cart/cart.ts";
import { emblemAddress, nameIn } from "../../../domain/plans/destination-name.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { paths } from "../../../paths.ts";
import { Quantity } from "../quantity.tsx";
import { isOf } from "./is-quote-for.ts";
import type { ChangeQuantity, Wanted } from "./wanted.ts";

type OrderPassProps = { quote: Quote; wanted: Wanted; onQuantity: ChangeQuantity };

/** What is being bought, and how many. */
export function OrderPass({ quote, wanted, onQuantity }: OrderPassProps) {
  return (
    <ul className="flex flex-col gap-2">
      {wanted.lines.map((line) => {
        const quoted = quote.lines.find((one) => isOf(one, line));
        return (
          quoted && (
            <li
              key={`${line.plan} ${line.days}`}
              className="rounded-card border border-line bg-surface px-4 py-2 shadow-card"
            >
              <Line quoted={quoted} line={line} ofCart={wanted.ofCart} onQuantity={onQuantity} />
            </li>
          )
        );
      })}
    </ul>
  );
}

type LineProps = {
  quoted: Quote["lines"][number];
  line: CartLine;
  ofCart: boolean;
  onQuantity: ChangeQuantity;
};

const changeLook =
  "inline-flex min-h-11 shrink-0 items-center text-sm font-semibold text-sea hover:underline";

function Line({ quoted, line, ofCart, onQuantity }: LineProps) {
  const t = useTranslations("checkout.plan");
  const cart = useTranslations("cart");
  const topUp = useTranslations("checkout.topUp");
  const { language } = useVisitor();
  const id = useId();
  const [open, setOpen] = useState(false);
  const place = nameIn(quoted.destinationNames, language);
  return (
    <>
      <div className="flex items-center gap-3 max-[18rem]:flex-wrap max-[18rem]:gap-y-0">
        <FlagTile src={emblemAddress({ flag: quoted.flag, code: quoted.plan.destination })} />
        <WhatIsBought quoted={quoted} quantity={line.quantity} />
        {quoted.topUp ? (
          <Link to={paths.details(quoted.topUp.esim, "recharge")} className={changeLook}>
            {topUp("change")}
          </Link>
        ) : (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            className={changeLook}
            onClick={() => setOpen(!open)}
          >
            {t("modify")}
          </button>
        )}
      </div>
      <div id={id} hidden={!open} className="mt-1 flex flex-wrap items-center justify-between gap-2">
        <Quantity
          quantity={line.quantity}
          onQuantity={(change) => onQuantity(line, change)}
          {...(ofCart ? { of: place } : {})}
        />
        <Link to={ofCart ? paths.cart() : paths.packages(quoted.plan.destination)} className={changeLook}>
          {ofCart ? cart("change") : t("change")}
        </Link>
      </div>
    </>
  );
}

function WhatIsBought({ quoted, quantity }: { quoted: LineProps["quoted"]; quantity: number }) {
  const t = useTranslations("checkout.plan");
  const topUp = useTranslations("checkout.topUp");
  const { language } = useVisitor();
  const data = formatData(quoted.plan.dataBytes, language);
  return (
    <div className="min-w-0 grow max-[18rem]:basis-3/5">
      <p className="font-semibold">
        {quoted.topUp && <span className="block text-xs font-medium text-ink-2">{topUp("tag")}</span>}
        {nameIn(quoted.destinationNames, language)}
        {"\u00a0· "}
        {quoted.plan.kind === "fixed" ? data : t("perDay", { data })}
      </p>
      <p className="text-sm text-ink-2">
        {t("days", { days: quoted.days })}
        {!quoted.topUp && ` · ${t("count", { count: quantity })}`} ·{" "}
        <bdi>{formatMoney(quoted.unitPrice, language)}</bdi>
        {quantity > 1 && (
          <>
            {" "}
            <bdi dir="ltr">× {quantity}</bdi>
          </>
        )}
      </p>
    </div>
  );
}
