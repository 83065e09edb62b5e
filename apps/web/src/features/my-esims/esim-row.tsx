import type { EsimSummary } from "@rihla/contract";
import { formatData } from "@rihla/i18n";
import { PassLink } from "@rihla/ui/pass";
import { FlaggedPicture } from "@rihla/ui/place-picture";
import { useTranslations } from "use-intl";
import { emblemAddress, nameIn, pictureAddress } from "../../domain/plans/destination-name.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { paths } from "../../paths.ts";
import { dataOf } from "./data-of.ts";
import { EsimName } from "./esim-name.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { Validity } from "./validity.tsx";

/** One eSIM in the list: where, how it stands, and on the stub the data left. */
export function EsimRow({ esim }: { esim: EsimSummary }) {
  const { language } = useVisitor();
  return (
    <PassLink to={paths.details(esim.id)} stub={<Stub esim={esim} />} className="goes-along h-full">
      <div className="flex items-center gap-3">
        <FlaggedPicture
          picture={pictureAddress(esim.destination)}
          flag={esim.flag && emblemAddress({ flag: esim.flag, code: esim.destination })}
          faded={esim.group === "expired"}
        />
        <div className="min-w-0">
          <h2 className="text-lg font-semibold">{nameIn(esim.destinationNames, language)}</h2>
          <EsimName esim={esim} />
        </div>
      </div>
      <div className="mt-3">
        <StatusBadge esim={esim} />
      </div>
      <Validity esim={esim} />
    </PassLink>
  );
}

function Stub({ esim }: { esim: EsimSummary }) {
  const t = useTranslations("esims.pass");
  const { language } = useVisitor();
  const data = dataOf(esim);
  if (esim.group === "expired") return <Used usedBytes={esim.usedBytes} />;
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

/** Of what has ended, nothing is left that could be used. */
function Used({ usedBytes }: Pick<EsimSummary, "usedBytes">) {
  const t = useTranslations("esims.pass");
  const { language } = useVisitor();
  return (
    <>
      <span className="text-lg font-semibold text-ink-2">{formatData(usedBytes, language)}</span>
      <span className="text-xs text-ink-2">{t("wasUsed")}</span>
    </>
  );
}
