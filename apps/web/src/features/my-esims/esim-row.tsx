import type { EsimSummary } from "@rihla/contract";
import { formatData } from "@rihla/i18n";
import { useTranslations } from "use-intl";
import { flagAddress, nameIn } from "../../domain/plans/destination-name.ts";
import { useVisitor } from "../../lib/visitor.ts";
import { paths } from "../../paths.ts";
import { FlagTile } from "../../ui/flag-tile.tsx";
import { PassLink } from "../../ui/pass.tsx";
import { dataOf } from "./data-of.ts";
import { EsimName } from "./esim-name.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { Validity } from "./validity.tsx";

/** One eSIM in the list: where, how it stands, and on the stub the data left. */
export function EsimRow({ esim }: { esim: EsimSummary }) {
  const { language } = useVisitor();
  return (
    <PassLink to={paths.details(esim.id)} stub={<Stub esim={esim} />} className="h-full">
      <div className="flex items-center gap-3">
        <FlagTile src={flagAddress(esim.flag)} />
        <div className="min-w-0">
          <h2 className="text-lg font-semibold">{nameIn(esim.destinationNames, language)}</h2>
          <EsimName esim={esim} />
        </div>
      </div>
      <div className="mt-3">
        <StatusBadge status={esim.status} />
      </div>
      <Validity esim={esim} />
    </PassLink>
  );
}

function Stub({ esim }: { esim: EsimSummary }) {
  const t = useTranslations("esims.pass");
  const { language } = useVisitor();
  const data = dataOf(esim);
  return (
    <>
      <span className="text-lg font-semibold">
        {formatData(data.kind === "counted" ? data.left : data.perDay, language)}
      </span>
      <span className="text-xs text-ink-2">
        {data.kind === "counted" ? t("of", { data: formatData(data.total, language) }) : t("aDay")}
      </span>
    </>
  );
}
