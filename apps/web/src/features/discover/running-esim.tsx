import { formatData } from "@rihla/i18n";
import { FlagTile } from "@rihla/ui/flag-tile";
import { Link } from "@rihla/ui/link";
import { LinkButton } from "@rihla/ui/link-button";
import { ProgressBar } from "@rihla/ui/progress-bar";
import { ChevronRight } from "lucide-react";
import { useTranslations } from "use-intl";
import type { EsimOnHome } from "../../domain/esims/esim-on-home.ts";
import { emblemAddress, nameIn } from "../../domain/plans/destination-name.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { paths } from "../../paths.ts";

/** What somebody on a trip comes for: how much of their eSIM is left, and more of it. */
export function RunningEsim({ esim }: { esim: EsimOnHome }) {
  const t = useTranslations("discover.yours");
  const { language } = useVisitor();
  const { id, left, running, order } = esim;
  const { until = null } = running ?? {};
  // A guest's opens with its order, and is topped up once they have signed in.
  const canRecharge = running?.canRecharge && !order;
  const own = order ? paths.success({ order }) : paths.details(id);
  return (
    <section aria-labelledby="running-esim" className="tall-pass md-wide">
      <div className="px-4 pt-3 pb-4">
        <h2 id="running-esim" className="text-lg">
          <Link to={own} className="flex min-h-11 items-center gap-3 hover:underline">
            <FlagTile src={emblemAddress({ flag: esim.flag, code: esim.destination })} />
            <span className="min-w-0 flex-1 truncate">{nameIn(esim.names, language)}</span>
            <ChevronRight aria-hidden="true" className="flip-rtl size-5 shrink-0" />
          </Link>
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-2 leading-tight">
          {left ? (
            <>
              <span className="text-2xl font-semibold">{formatData(left.bytes, language)}</span>
              <span className="text-sm text-ink-2">{t("of", { of: formatData(left.of, language) })}</span>
            </>
          ) : (
            <span className="font-medium">{t("esim")}</span>
          )}
          {until && (
            <span className="ms-auto text-sm font-medium">{t("days", { days: daysUntil(until) })}</span>
          )}
        </p>
        {left && (
          <div className="mt-2">
            <ProgressBar
              label={t("esim")}
              value={left.bytes / left.of}
              text={t("left", { left: formatData(left.bytes, language), of: formatData(left.of, language) })}
            />
          </div>
        )}
      </div>
      <div className="flex items-center px-4 pt-4 pb-4 md:w-64">
        <LinkButton to={canRecharge ? paths.details(id, "recharge") : own} wide>
          {t(canRecharge ? "recharge" : "open")}
        </LinkButton>
      </div>
    </section>
  );
}

/** One that has begun counts. */
const daysUntil = (moment: string) => Math.ceil((Date.parse(moment) - Date.now()) / 86_400_000);
