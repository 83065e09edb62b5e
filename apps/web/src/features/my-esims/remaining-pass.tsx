import type { Esim } from "@rihla/contract";
import { formatData } from "@rihla/i18n";
import { useTranslations } from "use-intl";
import { dateToTell } from "../../domain/esims/date-to-tell.ts";
import { useVisitor } from "../../lib/visitor.ts";
import { Pass } from "../../ui/pass.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { type DataLeft, dataOf } from "./data-of.ts";
import { daysLeft } from "./days-left.ts";
import { Freshness } from "./freshness.tsx";
import { Validity } from "./validity.tsx";

/** The data left in large, the days left on the stub, and how old the figure is. */
export function RemainingPass({ esim }: { esim: Esim }) {
  return (
    <Pass stubWidth="6rem" stub={<Days esim={esim} />}>
      <Amount data={dataOf(esim)} />
      <Validity esim={esim} />
      <Freshness esim={esim} />
    </Pass>
  );
}

function Amount({ data }: { data: DataLeft }) {
  const t = useTranslations("esims.pass");
  const { language } = useVisitor();
  if (data.kind === "daily")
    return (
      <>
        <p className="text-sm">{t("unlimited")}</p>
        <p className="text-xl font-semibold">{t("perDay", { data: formatData(data.perDay, language) })}</p>
        <p className="text-sm text-ink-2">{t("used", { data: formatData(data.used, language) })}</p>
      </>
    );
  const left = formatData(data.left, language);
  const total = formatData(data.total, language);
  return (
    <>
      <p className="text-sm">{t("left")}</p>
      <p className="mb-2 flex flex-wrap items-baseline gap-x-2">
        <span className="text-2xl font-semibold">{left}</span>
        <span className="text-sm font-medium">{t("of", { data: total })}</span>
      </p>
      <ProgressBar
        label={t("left")}
        value={data.share}
        text={t("usage", { left, total })}
        tone={data.share > 0.2 ? "sea" : data.share > 0.05 ? "saffron" : "brick"}
      />
    </>
  );
}

function Days({ esim }: { esim: Esim }) {
  const t = useTranslations("esims.pass");
  const told = dateToTell(esim);
  const left = told?.what === "expiresAt" || told?.what === "endedAt" ? daysLeft(told.date) : null;
  return (
    <>
      <span className="text-2xl font-semibold">{left ?? esim.days}</span>
      <span className="text-sm">
        {left === null ? t("dayWord", { days: esim.days }) : t("daysLeft", { days: left })}
      </span>
    </>
  );
}
