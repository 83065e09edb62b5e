import type { Plan, PlanAlternative } from "@rihla/contract";
import { formatData, formatMoney } from "@rihla/i18n";
import { FlagTile } from "@rihla/ui/flag-tile";
import { Link } from "@rihla/ui/link";
import { Price } from "@rihla/ui/price";
import { useTranslations } from "use-intl";
import { pictureAddress } from "../../../domain/plans/destination-name.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { paths } from "../../../paths.ts";
import { FoldedCard } from "./folded-card.tsx";

/** Few, so that they don't compete with the country's own plans above them. */
const most = 3;

type BetterRegionsProps = { alternatives: readonly PlanAlternative[]; plans: readonly Plan[] };

/** Regional plans with at least as much for no more money. */
export function BetterRegions({ alternatives, plans }: BetterRegionsProps) {
  const t = useTranslations("plans.regional");
  if (alternatives.length === 0) return null;
  return (
    <FoldedCard title={t("title")}>
      <p className="px-4 pb-3 text-sm text-ink-2">{t("body")}</p>
      <ul className="divide-y divide-line border-t border-line">
        {alternatives.slice(0, most).map((alternative) => (
          <li key={alternative.plan.code}>
            <Alternative {...alternative} own={plans.find(({ code }) => code === alternative.insteadOf)} />
          </li>
        ))}
      </ul>
    </FoldedCard>
  );
}

function Alternative({ plan, destinationNames, own }: PlanAlternative & { own: Plan | undefined }) {
  const t = useTranslations("plans.regional");
  const tc = useTranslations("common");
  const { language } = useVisitor();
  const words = (each: Plan) =>
    `${formatData(each.dataBytes, language)} · ${tc("days", { count: each.days ?? 1 })}`;
  return (
    <Link
      to={paths.plan(plan.destination, plan.code)}
      className="flex min-h-16 items-center gap-3 px-4 py-3 hover:bg-sand"
    >
      <FlagTile src={pictureAddress(plan.destination)} />
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-medium">
          {destinationNames[language]} · {words(plan)} · {tc("countries", { count: plan.countryCount })}
        </span>
        {own && (
          <span className="block text-xs text-ink-2">
            {t("insteadOf", { plan: words(own), price: formatMoney(own.price, language) })}
          </span>
        )}
      </span>
      <Price size="medium">{formatMoney(plan.price, language)}</Price>
    </Link>
  );
}
