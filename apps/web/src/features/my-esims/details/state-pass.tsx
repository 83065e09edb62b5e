import type { Esim } from "@rihla/contract";
import { isUntouched } from "@rihla/contract/rules/esim-status";
import { formatData, formatDate } from "@rihla/i18n";
import { classNames } from "@rihla/ui/class-names";
import { FlagTile } from "@rihla/ui/flag-tile";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { dateToTell } from "../../../domain/esims/date-to-tell.ts";
import { emblemAddress, nameIn } from "../../../domain/plans/destination-name.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { DataBar } from "../data-bar.tsx";
import { dataOf } from "../data-of.ts";
import { timeLeft } from "../days-left.ts";
import { EsimName } from "../esim-name.tsx";
import { Forecast } from "../forecast.tsx";
import { StatusBadge } from "../status-badge.tsx";
import { Reading } from "./reading.tsx";

type StatePassProps = {
  esim: Esim;
  /** What its owner does next, in words. */
  advice: ReactNode;
  code: ReactNode;
  /** The buttons below the perforation. */
  actions: ReactNode;
};

/** One eSIM at a glance: where, how it stands, one number, until when; and below the perforation what to do now. */
export function StatePass({ esim, advice, code, actions }: StatePassProps) {
  const { language } = useVisitor();
  const isReady = isReadyOnly(esim);
  return (
    <article aria-labelledby="esim" className="tall-pass pass-of-page">
      <div className="px-4 pt-4 pb-2.5 md:px-6 md:pt-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <FlagTile src={emblemAddress({ flag: esim.flag, code: esim.destination })} size="large" />
          <div className="me-auto min-w-0">
            <h1 id="esim" className="text-xl leading-tight font-semibold">
              {nameIn(esim.destinationNames, language)}
            </h1>
            <EsimName esim={esim} />
          </div>
          {!isReady && <StatusBadge esim={esim} />}
        </div>
        {isReady ? <Ready esim={esim} /> : <Left esim={esim} />}
        <div className="mt-1.5 flex min-h-7 flex-wrap items-center justify-between gap-x-2 empty:hidden">
          <Until esim={esim} />
          {esim.group === "active" && <Reading esim={esim} />}
        </div>
        <Forecast esim={esim} />
      </div>
      <div className="flex flex-col gap-3 px-4 pt-3.5 pb-4 md:px-6 md:pb-5 empty:hidden">
        {code}
        {advice}
        <div className="flex flex-wrap gap-2.5 *:grow empty:hidden">{actions}</div>
      </div>
    </article>
  );
}

/** Where its status is the one thing to know, it stands in the place of the number. */
const isReadyOnly = ({ status, saidInstalled, starts }: Esim) =>
  status === "new" && !saidInstalled && starts !== "purchase";

function Ready({ esim }: { esim: Esim }) {
  const t = useTranslations("esims");
  const common = useTranslations("common");
  const { language } = useVisitor();
  const data = dataOf(esim);
  const amount = formatData(data.kind === "counted" ? data.total : data.perDay, language);
  return (
    <>
      <p className="mt-3 text-2xl leading-tight font-semibold">{t(`status.${esim.status}`)}</p>
      <p className="mt-1">
        <bdi>{data.kind === "counted" ? amount : t("pass.perDay", { data: amount })}</bdi> ·{" "}
        {common("days", { count: esim.days })}
      </p>
    </>
  );
}

/** The data left in large and the time beside it; of what has ended what was used, since nothing of it is left to use. */
function Left({ esim }: { esim: Esim }) {
  const t = useTranslations("esims.pass");
  const { language } = useVisitor();
  const data = dataOf(esim);
  const isOver = esim.group === "expired";
  const amount = isOver ? esim.usedBytes : data.kind === "counted" ? data.left : data.perDay;
  return (
    <>
      <div className="mt-3 mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          {isOver && <span className="basis-full text-sm">{t("wasUsed")}</span>}
          <span className={classNames("text-3xl leading-tight font-semibold", isOver && "text-ink-2")}>
            {formatData(amount, language)}
          </span>
          <span className="text-sm text-ink-2">
            {data.kind === "counted"
              ? t("of", { data: formatData(data.total, language) })
              : !isOver && t("aDay")}
          </span>
        </p>
        <Days esim={esim} />
      </div>
      {!isOver && data.kind === "counted" && <DataBar data={data} />}
      {!isOver && data.kind === "daily" && (
        <p className="text-sm text-ink-2">{t("used", { data: formatData(data.used, language) })}</p>
      )}
      {isUntouched(esim.status) && <p className="mt-2 text-sm text-ink-2">{t(`starts.${esim.starts}`)}</p>}
    </>
  );
}

/** The one date that matters. Of a day with an hour the clock is named: Algiers', as on the receipt. */
function Until({ esim }: { esim: Esim }) {
  const t = useTranslations("esims.pass");
  const own = useTranslations("ownEsim");
  const told = dateToTell(esim);
  if (!told) return null;
  const isDay = told.what === "installBefore" || told.what === "useBefore";
  const date = isDay ? formatDate(told.date, "date") : own("algiers", { date: formatDate(told.date) });
  return <p className="text-xs text-ink-2 md:text-sm">{t(told.what, { date })}</p>;
}

/** What it still has of its days, or how many it comes with. */
function Days({ esim }: { esim: Esim }) {
  const t = useTranslations("esims.pass");
  const told = dateToTell(esim);
  const left = told?.what === "expiresAt" ? timeLeft(told.date) : null;
  // How long one has been that is over says nothing to whoever looks at it.
  if (left === null && esim.group === "expired") return null;
  return (
    <p className="ms-auto flex items-baseline gap-x-1">
      <span className="text-lg font-semibold">{left?.count ?? esim.days}</span>
      <span className="text-sm">
        {left === null
          ? t("dayWord", { days: esim.days })
          : left.unit === "days"
            ? t("daysLeft", { days: left.count })
            : t("hoursLeft", { hours: left.count })}
      </span>
    </p>
  );
}
