import type { Destination, Plan } from "@rihla/contract";
import { FlagTile } from "@rihla/ui/flag-tile";
import { Link } from "@rihla/ui/link";
import { ChevronRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { emblemAddress } from "../../../domain/plans/destination-name.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { paths } from "../../../paths.ts";
import { PlaceHead } from "../destination/place-head.tsx";
import { usePlanWords } from "../use-plan-words.ts";

export function PlanHeading({ destination, plan }: { destination: Destination; plan: Plan }) {
  const t = useTranslations("plans");
  const tp = useTranslations("plan");
  const tc = useTranslations("common");
  const { language } = useVisitor();
  const { title, tier } = usePlanWords(plan);
  const name = destination.names[language];
  const kind = plan.kind === "unlimited" ? ("unlimited" as const) : undefined;
  const parts = [tier, title, plan.days !== null && tc("days", { count: plan.days })].filter(Boolean);
  return (
    <PlaceHead destination={destination}>
      <nav aria-label={t("destinations")} className="text-sm max-md:text-ink-2 md:mb-2">
        <Link
          to={paths.packages(destination.code, { kind })}
          className="-mx-1 inline-flex min-h-11 items-center gap-1 px-1 hover:underline md:min-h-8"
        >
          <ChevronRight aria-hidden="true" className="flip-rtl size-4 rotate-180" />
          {tp("allPlansOf", { place: name })}
        </Link>
      </nav>
      <h1 className="flex items-center gap-3 text-2xl md:text-3xl">
        <FlagTile src={emblemAddress(destination)} size="large" />
        <span>
          {/* The pass below says it to the eye. */}
          {name} <span className="sr-only">{parts.join(" · ")}</span>
        </span>
      </h1>
    </PlaceHead>
  );
}
