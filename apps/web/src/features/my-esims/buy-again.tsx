import type { EsimSummary } from "@rihla/contract";
import { LinkButton, type LinkButtonProps } from "@rihla/ui/link-button";
import { LinkRow } from "@rihla/ui/rows";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { apiQuery } from "../../lib/api/query.tsx";
import { useVisitor } from "../../lib/page/visitor.ts";
import { paths } from "../../paths.ts";

export function BuyAgain({ esim, kind }: { esim: EsimSummary } & Pick<LinkButtonProps, "kind">) {
  const { to, label } = useAgain(esim);
  return (
    <LinkButton kind={kind} wide to={to}>
      {label}
    </LinkButton>
  );
}

/** The same where something else comes first. */
export function BuyAgainRow({ esim }: { esim: EsimSummary }) {
  const { to, label } = useAgain(esim);
  return <LinkRow to={to} title={label} />;
}

/** The same plan; where it is sold no more, those of the same place. */
function useAgain(esim: EsimSummary) {
  const t = useTranslations("esims.next");
  const { currency } = useVisitor();
  const plan = useQuery(apiQuery("GET /plans/{code}", { path: { code: esim.plan }, query: { currency } }));
  if (plan.isError) return { to: paths.packages(esim.destination), label: t("otherPlans") };
  const days = esim.kind === "unlimited" ? { days: esim.days } : {};
  return { to: paths.summary({ plan: esim.plan, ...days }), label: t("again") };
}
