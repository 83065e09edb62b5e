import type { EsimSummary } from "@rihla/contract";
import { FlagTile } from "@rihla/ui/flag-tile";
import { Link } from "@rihla/ui/link";
import { emblemAddress, nameIn } from "../../domain/plans/destination-name.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { paths } from "../../paths.ts";
import { EsimName } from "./esim-name.tsx";
import { StatusBadge } from "./status-badge.tsx";

/** Where, and how it stands. Its link lies over the whole part that it heads. */
export function LeadHeading({ esim }: { esim: EsimSummary }) {
  const { language } = useVisitor();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <FlagTile src={emblemAddress({ flag: esim.flag, code: esim.destination })} />
      <Link
        to={paths.details(esim.id)}
        viewTransition
        className="me-auto min-w-0 after:absolute after:inset-0 after:rounded-card hover:underline"
      >
        <h2 id="lead-esim" className="text-xl leading-tight font-semibold">
          {nameIn(esim.destinationNames, language)}
        </h2>
        <EsimName esim={esim} />
      </Link>
      <StatusBadge esim={esim} />
    </div>
  );
}
