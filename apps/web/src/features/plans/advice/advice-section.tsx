import { Link } from "@rihla/ui/link";
import { useTranslations } from "use-intl";
import { type PackagesSearch, paths } from "../../../paths.ts";
import { advisedRadio } from "../destination/buy-form.tsx";
import { askedIn, useAskPlans } from "../use-ask-plans.ts";
import type { TripAdvice } from "./advice.ts";
import { AdvisedChoice } from "./advised-plan.tsx";
import { NeedForm } from "./need-form.tsx";
import { TripForm } from "./trip-form.tsx";

export type AdviceSectionProps = { code: string; search: PackagesSearch; said: TripAdvice };

/** The dates of the trip and the one plan for them, before all the others. */
export function Part({ code, search, said }: AdviceSectionProps) {
  const t = useTranslations("advice");
  const tc = useTranslations("common");
  const { wish, advice, beside } = said;
  const { from, to, perDay } = search;
  const ask = useAskPlans(code, search);
  const dates = <TripForm code={code} search={search} trip={said.trip} fault={said.fault} />;
  return (
    <section aria-labelledby="advice">
      {/* What is wrong with them comes before what was advised without them. */}
      {said.fault && dates}
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="advice" className="text-lg">
          {t("titleFor", { days: tc("days", { count: wish.days }) })}
        </h2>
        {beside.length > 1 && (
          <Link
            to={paths.compare(code, { plans: beside.join(), from, to, perDay })}
            className="inline-flex min-h-11 items-center text-sm font-medium text-sea hover:underline"
          >
            {t("compare.link", { count: beside.length })}
          </Link>
        )}
      </div>
      {advice && <AdvisedChoice advice={advice} wish={wish} radio={advisedRadio} />}
      <div className="flex flex-wrap gap-x-6">
        {!said.fault && dates}
        <NeedForm
          code={code}
          search={search}
          wish={perDay === undefined ? null : wish}
          onSend={(form, pressed) => ask(askedIn(form, pressed))}
        />
      </div>
    </section>
  );
}
