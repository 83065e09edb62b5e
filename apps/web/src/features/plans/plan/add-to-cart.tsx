import type { Plan } from "@rihla/contract";
import { maxLines, maxPieces, maxQuantity } from "@rihla/contract/rules";
import { Button } from "@rihla/ui/button";
import { Link } from "@rihla/ui/link";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { type Added, addToCart } from "../../../domain/cart/add-to-cart.ts";
import { paths } from "../../../paths.ts";

/** Beside buying now: keeps the plan for later, with others. */
export function AddToCart({ plan, days }: { plan: Plan; days: number }) {
  const t = useTranslations("plans.toCart");
  const [outcome, setOutcome] = useState<Added>();
  const add = () => setOutcome(addToCart(plan.code, plan.days === null ? days : undefined));
  return (
    <>
      <Button kind="quiet" size="medium" wide className="mt-1 lg:mt-2" onClick={add}>
        {t("add")}
      </Button>
      <p role="status" className="text-center text-sm">
        {outcome && (
          <>
            {t(outcome, { lines: maxLines, most: maxQuantity, pieces: maxPieces })}{" "}
            <Link
              to={paths.cart()}
              className="inline-flex min-h-11 items-center font-semibold text-sea hover:underline"
            >
              {t("see")}
            </Link>
          </>
        )}
      </p>
    </>
  );
}
