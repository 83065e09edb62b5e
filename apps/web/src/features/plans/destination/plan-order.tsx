import { Link } from "@rihla/ui/link";
import { ArrowDownUp, ChevronDown } from "lucide-react";
import { useTranslations } from "use-intl";
import { paths } from "../../../paths.ts";
import type { PlanChoice } from "../plan-choice.ts";
import { askedBy } from "./plan-filters.tsx";

/** How many there are, and in what order; the other orders unfold. */
export function PlanOrderLinks({ code, choice }: { code: string; choice: PlanChoice }) {
  const t = useTranslations("plans.order");
  const tc = useTranslations("common");
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-sm">
      <p role="status" className="text-ink-2">
        {tc("plans", { count: choice.shown.length })}
      </p>
      {/* Anew for each order, so that it closes once one is chosen. */}
      <details key={choice.order} className="group relative">
        <summary className="inline-flex min-h-11 list-none items-center gap-1.5 font-medium [&::-webkit-details-marker]:hidden">
          <ArrowDownUp aria-hidden="true" className="size-4 text-sea" />
          <span className="sr-only">{t("label")}</span> {t(choice.order)}
          <ChevronDown
            aria-hidden="true"
            className="size-4 text-ink-2 transition-transform duration-200 group-open:rotate-180"
          />
        </summary>
        <nav
          aria-label={t("label")}
          className="absolute end-0 top-full z-10 flex w-max flex-col rounded-card border border-line bg-surface p-1 shadow-card"
        >
          {choice.orders.map((order) => (
            <Link
              key={order}
              to={paths.packages(code, { ...askedBy(choice), sort: order === "price" ? undefined : order })}
              replace
              preventScrollReset
              aria-current={order === choice.order ? "true" : undefined}
              className="inline-flex min-h-11 items-center rounded-control px-4 whitespace-nowrap text-ink-2 underline-offset-8 hover:bg-sand hover:text-ink aria-[current=true]:font-medium aria-[current=true]:text-ink aria-[current=true]:underline aria-[current=true]:decoration-sea aria-[current=true]:decoration-2"
            >
              {t(order)}
            </Link>
          ))}
        </nav>
      </details>
    </div>
  );
}
