import type { Esim } from "@rihla/contract";
import { formatDate } from "@rihla/i18n";
import { CopyRow } from "@rihla/ui/copy-row";
import { type Fact, Facts } from "@rihla/ui/facts";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { nameIn } from "../../../domain/plans/destination-name.ts";
import { apiQuery } from "../../../lib/api/query.tsx";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { copyText } from "../../../platform/sharing/clipboard.ts";

/** Where it works and on whose networks, when it starts, and the values that a phone or support may ask for. */
export function Technical({ esim }: { esim: Esim }) {
  const t = useTranslations("esims.technical");
  const install = useTranslations("install");
  const own = useTranslations("ownEsim");
  const { language } = useVisitor();
  const networks = useNetworks(esim);
  const pass = useTranslations("esims.pass");
  const since = esim.connection && pass("shopTime", { date: formatDate(esim.connection.at) });
  const read = esim.readAt && pass("shopTime", { date: formatDate(esim.readAt) });
  const facts: Fact[] = [
    { key: "place", name: t("place"), value: nameIn(esim.destinationNames, language) },
    ...(networks ? [{ key: "networks", name: t("networks"), value: <bdi>{networks}</bdi> }] : []),
    ...(read ? [{ key: "read", name: own("read"), value: <bdi>{read}</bdi> }] : []),
    ...(since ? [{ key: "connected", name: t("connected"), value: <bdi>{since}</bdi> }] : []),
    { key: "starts", name: t("starts"), value: t(`startsWhen.${esim.starts}`) },
  ];
  const copied = [
    ["iccid", esim.iccid],
    ["apn", esim.apn],
  ] as const;
  return (
    <div className="flex flex-col gap-4">
      <Facts facts={facts} />
      {copied.map(
        ([key, value]) =>
          value && (
            <CopyRow
              key={key}
              label={install(`manual.${key}`)}
              value={value}
              copyLabel={install("copyWhat", { what: install(`manual.${key}`) })}
              copiedLabel={install("copied")}
              onCopy={copyText}
            />
          ),
      )}
    </div>
  );
}

/** Of a country: its operators. Of a region each country has its own, on the plan's page. */
function useNetworks({ plan }: Esim): string | null {
  const { currency } = useVisitor();
  const { data } = useQuery(apiQuery("GET /plans/{code}", { path: { code: plan }, query: { currency } }));
  const [country, ...others] = data?.countries ?? [];
  if (!country || others.length > 0) return null;
  return country.networks.map(({ name, generation }) => `${name} ${generation}`).join(" · ") || null;
}
