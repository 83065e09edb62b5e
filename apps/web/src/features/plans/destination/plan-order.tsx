import { Link } from "@rihla/ui/link";
import { useTranslations } from "use-intl";
import { paths } from "../../../paths.ts";
import type { PlanChoice } from "../plan-choice.ts";
import { askedBy } from "./plan-filters.tsx";

/** How many there are, and in what order. */
export function PlanOrderLinks({ code, choice }: { code: string; choice: PlanChoice }) {
  const t = useTranslations("plans.order");
  const tc = useTranslations("common");
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 text-sm">
      <p role="status" className="text-ink-2">
        {tc("plans", { count: choice.shown.length })}
      </p>
      <nav aria-label={t("label")} className="-mx-2 flex overflow-x-auto [scrollbar-width:none]">
        {choice.orders.map((order) => (
          <Link
            key={order}
            to={paths.packages(code, { ...askedBy(choice), sort: order === "price" ? undefined : order })}
            replace
            preventScrollReset
            aria-current={order === choice.order ? "true" : undefined}
            className="inline-flex min-h-11 items-center px-2 whitespace-nowrap text-ink-2 underline-offset-8 hover:text-ink aria-[current=true]:font-medium aria-[current=true]:text-ink aria-[current=true]:underline aria-[current=true]:decoration-sea aria-[current=true]:decoration-2"
          >
            {t(order)}
          </Link>
        ))}
      </nav>
    </div>
  );
}
