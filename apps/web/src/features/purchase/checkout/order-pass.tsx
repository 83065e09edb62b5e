import type { Quote } from "@rihla/contract";
import { Link } from "@rihla/ui/link";
import { useTranslations } from "use-intl";
import type { CartLine } from "../../../domain/cart/cart.ts";
import { nameIn } from "../../../domain/plans/destination-name.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { paths } from "../../../paths.ts";
import { LinePass } from "../line-pass.tsx";
import { Quantity } from "../quantity.tsx";
import { isOf } from "./is-quote-for.ts";
import type { ChangeQuantity, Wanted } from "./wanted.ts";

type OrderPassProps = { quote: Quote; wanted: Wanted; onQuantity: ChangeQuantity };

/** What is being bought, and how many. */
export function OrderPass({ quote, wanted, onQuantity }: OrderPassProps) {
  return (
    <ul className="flex flex-col gap-5">
      {wanted.lines.map((line) => {
        const quoted = quote.lines.find((one) => isOf(one, line));
        return (
          quoted && (
            <li key={`${line.plan} ${line.days}`}>
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

function Line({ quoted, line, ofCart, onQuantity }: LineProps) {
  const t = useTranslations("checkout.plan");
  const cart = useTranslations("cart");
  const topUp = useTranslations("checkout.topUp");
  const { language } = useVisitor();
  return (
    <>
      <LinePass line={quoted} quantity={line.quantity} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        {!quoted.topUp && (
          <Quantity
            quantity={line.quantity}
            onQuantity={(change) => onQuantity(line, change)}
            {...(ofCart ? { of: nameIn(quoted.destinationNames, language) } : {})}
          />
        )}
        <Link
          to={changeAt(quoted, ofCart)}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-sea underline-offset-4 hover:underline"
        >
          {ofCart ? cart("change") : quoted.topUp ? topUp("change") : t("change")}
        </Link>
      </div>
    </>
  );
}

/** Where another one is chosen. */
function changeAt({ topUp, plan }: Quote["lines"][number], ofCart: boolean): string {
  if (topUp) return paths.details(topUp.esim, "recharge");
  return ofCart ? paths.cart() : paths.packages(plan.destination);
}
