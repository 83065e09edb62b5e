import type { Plan } from "@rihla/contract";
import { classNames } from "@rihla/ui/class-names";
import { Link } from "@rihla/ui/link";
import { Info } from "lucide-react";
import { useTranslations } from "use-intl";
import { type PlanSearch, paths } from "../../../paths.ts";
import { usePlanWords } from "../use-plan-words.ts";

type DetailsLinkProps = PlanSearch & { plan: Plan; className?: string };

/** To the plan's own page, beside what chooses it. */
export function DetailsLink({ plan, className, ...search }: DetailsLinkProps) {
  const t = useTranslations("plans");
  return (
    <Link
      to={paths.plan(plan.destination, plan.code, search)}
      viewTransition
      aria-label={`${t("details")} ${usePlanWords(plan).name}`}
      className={classNames(
        "inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-2 hover:text-sea",
        className,
      )}
    >
      <Info aria-hidden="true" className="size-4.5" />
    </Link>
  );
}
