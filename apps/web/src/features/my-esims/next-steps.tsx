import type { Esim, EsimSummary } from "@rihla/contract";
import { isUsedUp } from "@rihla/contract/rules/esim-status";
import { LinkButton } from "@rihla/ui/link-button";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { type NextStep, nextSteps } from "../../domain/esims/next-step.ts";
import { isGone } from "../../domain/esims/troubleshooting.ts";
import { apiQuery } from "../../lib/api/query.tsx";
import { useVisitor } from "../../lib/page/visitor.ts";
import { paths } from "../../paths.ts";

/** What can be done about an eSIM that has ended, or stands still. */
export function NextSteps({ esim }: { esim: Esim }) {
  const steps = nextSteps(esim.status);
  if (steps.length === 0) return null;
  // Topping it up, or repairing it, stands above and comes first.
  const mayTopUp = isUsedUp(esim.status) && esim.topUp !== "none";
  const isFirst = !mayTopUp && !isGone(esim);
  return (
    <div className="flex flex-col gap-3">
      {steps.map((step, at) => (
        <Step key={step} step={step} esim={esim} kind={at === 0 && isFirst ? "primary" : "secondary"} />
      ))}
    </div>
  );
}

type StepProps = { step: NextStep; esim: Esim; kind: "primary" | "secondary" };

function Step({ step, esim, kind }: StepProps) {
  const t = useTranslations("esims.next");
  if (step === "buy-again") return <BuyAgain esim={esim} kind={kind} />;
  return (
    <LinkButton kind={kind} wide to={paths.support("contact")}>
      {t("write")}
    </LinkButton>
  );
}

/** The same plan; where it is sold no more, those of the same place. */
export function BuyAgain({ esim, kind }: { esim: EsimSummary; kind: StepProps["kind"] }) {
  const t = useTranslations("esims.next");
  const { currency } = useVisitor();
  const plan = useQuery(apiQuery("GET /plans/{code}", { path: { code: esim.plan }, query: { currency } }));
  if (plan.isError)
    return (
      <LinkButton kind={kind} wide to={paths.packages(esim.destination)}>
        {t("otherPlans")}
      </LinkButton>
    );
  const days = esim.kind === "unlimited" ? { days: esim.days } : {};
  return (
    <LinkButton kind={kind} wide to={paths.summary({ plan: esim.plan, ...days })}>
      {t("again")}
    </LinkButton>
  );
}
