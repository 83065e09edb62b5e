import type { PlanDetail } from "@rihla/contract";
import { formatData, formatSpeed } from "@rihla/i18n";
import { FoldedRow, Rows } from "@rihla/ui/rows";
import { Gauge, Globe, type LucideIcon, MessageCircle, RefreshCw, Signal, Wifi } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { goodFor } from "../destination/good-for.ts";
import { networksText } from "../destination/networks-text.ts";

type PlanFact = { key: string; icon: LucideIcon; title: string; body: string };

type PlanFactsProps = {
  plan: PlanDetail;
  /** Where the traffic reaches the internet; empty when nobody says. */
  egress: string;
  /** Rows below them, which lead on. */
  children?: ReactNode;
};

/** Speed, networks, sharing, top-up, where the traffic comes out: a row each, which unfolds to its sentence. */
export function PlanFacts({ plan, egress, children }: PlanFactsProps) {
  const t = useTranslations("plan");
  return (
    <section aria-labelledby="facts" className="mt-8">
      <h2 id="facts" className="mb-3 text-lg">
        {t("title")}
      </h2>
      <Rows>
        {useFacts(plan, egress).map(({ key, icon: Icon, title, body }) => (
          <FoldedRow
            key={key}
            icon={<Icon aria-hidden="true" className="size-5 shrink-0 text-sea" />}
            title={title}
          >
            <p className="ps-12 pe-4 pb-4 text-sm text-ink-2">{body}</p>
          </FoldedRow>
        ))}
        {children}
      </Rows>
    </section>
  );
}

function useFacts(plan: PlanDetail, egress: string): PlanFact[] {
  const t = useTranslations("plan");
  const tn = useTranslations("plans.before");
  const tp = useTranslations("plans");
  const fastest = plan.countries[0];
  const networks =
    plan.countries.length === 1 && fastest
      ? networksText(fastest.networks) || t("networks.unknown")
      : t("networks.several", { speed: plan.speed });
  return [
    { key: "limit", icon: Gauge, title: t("limit.title"), body: useLimit(plan) },
    { key: "networks", icon: Signal, title: t("networks.title"), body: networks },
    { key: "hotspot", icon: Wifi, title: tn("hotspot.title"), body: tn("hotspot.body") },
    { key: "topUp", icon: RefreshCw, title: tp(`topUp.${plan.topUp}`), body: t(`topUp.${plan.topUp}`) },
    {
      key: "egress",
      icon: Globe,
      title: tn("egress.title"),
      body: egress ? `${tn("egress.body", { countries: egress })} ${t("egress.care")}` : t("egress.unknown"),
    },
    { key: "dataOnly", icon: MessageCircle, title: t("dataOnly.title"), body: t("dataOnly.body") },
  ];
}

/** What happens when the data is used up, with its speed in numbers and what that is good for. */
function useLimit(plan: PlanDetail): string {
  const t = useTranslations("plan");
  const { language } = useVisitor();
  const data = formatData(plan.dataBytes, language);
  if (plan.kind === "fixed") return t("limit.fixed", { data });
  if (plan.reducedSpeedKbps === null) return t("limit.unknown", { data });
  const speed = formatSpeed(plan.reducedSpeedKbps, language);
  return t("limit.daily", { data, speed, use: t(`goodFor.${goodFor(plan.reducedSpeedKbps)}`) });
}
