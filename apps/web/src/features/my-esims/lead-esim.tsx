import type { EsimSummary } from "@rihla/contract";
import { isUntouched } from "@rihla/contract/rules/esim-status";
import { formatData, formatDate } from "@rihla/i18n";
import { LinkButton } from "@rihla/ui/link-button";
import { PlacePicture } from "@rihla/ui/place-picture";
import { useTranslations } from "use-intl";
import { dateToTell } from "../../domain/esims/date-to-tell.ts";
import { useEsimAdvice } from "../../domain/esims/use-esim-advice.ts";
import { widePicture } from "../../domain/plans/destination-name.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { paths } from "../../paths.ts";
import { DataBar } from "./data-bar.tsx";
import { dataOf } from "./data-of.ts";
import { Journey } from "./journey-line.tsx";
import { LeadHeading } from "./lead-heading.tsx";
import { TimeLeft } from "./time-left.tsx";
import { Validity } from "./validity.tsx";

/** The eSIM one travels with, at the head of the list: where, what is left, how far it has come, and what to do. */
export function LeadEsim({ esim }: { esim: EsimSummary }) {
  return (
    <article className="tall-pass md-wide h-full" aria-labelledby="lead-esim">
      <div>
        <PlacePicture
          src={widePicture({ code: esim.destination, isCountry: esim.flag !== null })}
          loading="eager"
          className="aspect-[2.9] !object-fill rounded-t-card md:rounded-e-none"
        />
        <div className="p-4 md:p-5">
          <LeadHeading esim={esim} />
          <Left esim={esim} />
          <Reading esim={esim} />
        </div>
      </div>
      <div className="flex flex-col justify-center gap-5 p-4 md:w-84 md:p-6 lg:w-96">
        <Journey esim={esim} />
        <p className="text-center text-sm">{useEsimAdvice(esim)}</p>
        <Actions esim={esim} />
      </div>
    </article>
  );
}

function Left({ esim }: { esim: EsimSummary }) {
  const t = useTranslations("esims.pass");
  const mine = useTranslations("myEsims");
  const { language } = useVisitor();
  const data = dataOf(esim);
  return (
    <>
      <div className="mt-3 mb-2 flex items-end gap-4">
        <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
          <span className="text-3xl font-semibold">
            {formatData(data.kind === "counted" ? data.left : data.perDay, language)}
          </span>
          <span className="text-sm text-ink-2">
            {data.kind === "counted" ? mine("leftOf", { data: formatData(data.total, language) }) : t("aDay")}
          </span>
        </p>
        <p className="flex shrink-0 flex-col text-center leading-tight">
          <TimeLeft esim={esim} />
        </p>
      </div>
      {data.kind === "counted" && <DataBar data={data} />}
    </>
  );
}

function Reading({ esim }: { esim: EsimSummary }) {
  const t = useTranslations("esims.pass");
  const told = dateToTell(esim)?.what;
  // The line above it names the clock.
  const hasClock = told === "expiresAt" || told === "endedAt";
  const read = esim.readAt && formatDate(esim.readAt);
  return (
    <>
      <Validity esim={esim} />
      {read && esim.reached !== "delivered" && (
        <p className="text-sm text-ink-2">
          {t("readAt", { date: hasClock ? read : t("shopTime", { date: read }) })}
        </p>
      )}
    </>
  );
}

/** Nothing is done about one that is on its way, or of which nothing is known. */
const canBeHelped: Readonly<Record<EsimSummary["status"], boolean>> = {
  allocating: false,
  unknown: false,
  new: true,
  installing: true,
  onboard: true,
  in_use: true,
  depleted: true,
  suspended: true,
  canceled: true,
  revoked: true,
  deleted: true,
  user_deleted: true,
  expired: true,
};

/** The one that helps now, and a way for who has trouble. */
function Actions({ esim }: { esim: EsimSummary }) {
  const t = useTranslations("esims");
  const mine = useTranslations("myEsims");
  const recharge = useTranslations("recharge");
  const { status, reached, topUp, id } = esim;
  if (!canBeHelped[status]) return null;
  if (reached === "delivered")
    return (
      <LinkButton to={paths.details(id)} viewTransition wide>
        {mine(isUntouched(status) ? "install" : "open")}
      </LinkButton>
    );
  const rechargeable = topUp !== "none";
  return (
    <div className="flex flex-wrap gap-2.5 *:flex-1 *:basis-32">
      {rechargeable && (
        <LinkButton to={paths.details(id, "recharge")} viewTransition className="!px-3">
          {recharge("open")}
        </LinkButton>
      )}
      <LinkButton to={paths.details(id, "not-working")} viewTransition kind="secondary" className="!px-3">
        {t("notWorking")}
      </LinkButton>
    </div>
  );
}
