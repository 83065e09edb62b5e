import type { SeenEsim } from "@rihla/contract";
import { isUntouched } from "@rihla/contract/rules/esim-status";
import { formatData } from "@rihla/i18n";
import { Pass } from "@rihla/ui/pass";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/page/visitor.ts";
import { DataBar } from "./data-bar.tsx";
import { type DataLeft, dataOf } from "./data-of.ts";
import { Forecast } from "./forecast.tsx";
import { TimeLeft } from "./time-left.tsx";
import { Validity } from "./validity.tsx";

/** The data left in large, the days left on the stub, and how old the figure is. Of what has ended: what was used. */
export function RemainingPass({ esim, freshness }: { esim: SeenEsim; freshness: ReactNode }) {
  const isOver = esim.group === "expired";
  return (
    <Pass stubWidth="6rem" stub={<TimeLeft esim={esim} />}>
      {isOver ? <Used esim={esim} /> : <Amount data={dataOf(esim)} />}
      {isUntouched(esim.status) && <Starts esim={esim} />}
      <Validity esim={esim} />
      <Forecast esim={esim} />
      {!isOver && freshness}
    </Pass>
  );
}

/** What is left of it can't be used any more, so it is not told. */
function Used({ esim }: { esim: SeenEsim }) {
  const t = useTranslations("esims.pass");
  const { language } = useVisitor();
  const data = dataOf(esim);
  const total = data.kind === "counted" ? data.total : null;
  return (
    <>
      <p className="text-sm">{t("wasUsed")}</p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-2xl font-semibold text-ink-2">{formatData(esim.usedBytes, language)}</span>
        {total !== null && (
          <span className="text-sm font-medium">{t("of", { data: formatData(total, language) })}</span>
        )}
      </p>
    </>
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
  return (
    <>
      <p className="text-sm">{t("left")}</p>
      <p className="mb-2 flex flex-wrap items-baseline gap-x-2">
        <span className="text-2xl font-semibold">{formatData(data.left, language)}</span>
        <span className="text-sm font-medium">{t("of", { data: formatData(data.total, language) })}</span>
      </p>
      <DataBar data={data} />
    </>
  );
}

/** When its days begin to count. */
function Starts({ esim }: { esim: SeenEsim }) {
  const t = useTranslations("esims.pass.starts");
  return <p className="mt-1.5 text-sm text-ink-2">{t(esim.starts)}</p>;
}
