import type { Plan } from "@rihla/contract";
import { useTranslations } from "use-intl";
import { useInstallAdvice } from "../../../domain/plans/use-install-advice.ts";

type BeforeBuyingProps = { plan: Plan; among: readonly Plan[]; egress: string };

/** What would matter later, said before paying; where the plans shown differ, each says it itself. */
export function BeforeBuying({ plan, among, egress }: BeforeBuyingProps) {
  const t = useTranslations("plans");
  const tc = useTranslations("common");
  const waits = t("before.waits.body", { days: tc("days", { count: plan.unusedValidDays }) });
  const { beforePaying } = useInstallAdvice();
  const alike = (of: (one: Plan) => unknown) => among.every((other) => of(other) === of(plan));
  const points = [
    ...(alike(beforePaying) ? [{ key: "starts" as const, body: beforePaying(plan) }] : []),
    ...(alike(({ unusedValidDays }) => unusedValidDays) ? [{ key: "waits" as const, body: waits }] : []),
    { key: "phone", body: t("before.phone.body") },
    { key: "hotspot", body: t("before.hotspot.body") },
    ...(egress ? [{ key: "egress" as const, body: t("before.egress.body", { countries: egress }) }] : []),
  ] as const;
  return (
    <section
      aria-labelledby="before"
      className="drawn-when-near [--undrawn-height:22rem] mt-10 rounded-3xl bg-sand p-5 md:p-8 md:[--undrawn-height:12rem]"
    >
      <h2 id="before" className="text-lg">
        {t("before.title")}
      </h2>
      <p className="mt-2 text-sm">{t("dataOnly")}</p>
      {plan.kind === "unlimited" && <p className="mt-2 text-sm">{t("unlimitedNote")}</p>}
      <dl className="mt-4 grid gap-4 text-sm sm:grid-cols-2">
        {points.map(({ key, body }) => (
          <div key={key}>
            <dt className="font-semibold">{t(`before.${key}.title`)}</dt>
            <dd className="mt-0.5 text-ink-2">{body}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
