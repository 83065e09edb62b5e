import type { Plan } from "@rihla/contract";
import { useTranslations } from "use-intl";
import { useCountryNames } from "./use-country-names.ts";

/** What would matter later, said before paying. */
export function BeforeBuying({ plan, egress }: { plan: Plan; egress: readonly string[] }) {
  const t = useTranslations("plans");
  const tc = useTranslations("common");
  const countries = useCountryNames(egress);
  const waits = t("before.waits.body", { days: tc("days", { count: plan.unusedValidDays }) });
  const points = [
    { key: "starts", body: t(`startsWhen.${plan.starts}`) },
    { key: "waits", body: waits },
    { key: "phone", body: t("before.phone.body") },
    { key: "hotspot", body: t("before.hotspot.body") },
    ...(countries ? [{ key: "egress" as const, body: t("before.egress.body", { countries }) }] : []),
  ] as const;
  return (
    <section aria-labelledby="before" className="mt-10 rounded-3xl bg-sand p-5 md:p-8">
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
