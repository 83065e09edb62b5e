import type { Destination, Language, Plan } from "@rihla/contract";
import { locales } from "@rihla/i18n";
import { LinkButton } from "@rihla/ui/link-button";
import { RetryState } from "@rihla/ui/retry-state";
import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { useCallback, useEffect, useState } from "react";
import { IntlProvider, useTranslations } from "use-intl";
import { todayOfTraveller } from "../../../domain/plans/calendar.ts";
import { type AskedTrip, readTrip, type Trip } from "../../../domain/plans/trip.ts";
import { api } from "../../../lib/api/api.ts";
import { formQuery } from "../../../lib/api/form-query.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { loadMessages, messagesOf } from "../../../lib/text/messages.ts";
import { parsePackagesSearch, paths, type TripSearch } from "../../../paths.ts";
import { daysBought } from "../plan-choice.ts";
import { advise, besides, wishFor } from "./advice.ts";
import { AdvisedPlan } from "./advised-plan.tsx";
import { NeedForm } from "./need-form.tsx";

const readTripNow = ({ from, to }: TripSearch): AskedTrip => readTrip(from, to, todayOfTraveller());

/** What home advises with, once its words are here. */
export async function kitIn(language: Language) {
  await loadMessages(language, ["plans", "advice", "installTime"]);
  return { AdviceAtHome, readTripNow };
}

type AdviceAtHomeProps = { place: Destination; trip: Trip | null };

/** Words that came after the page: it doesn't know them, so they are handed down anew. */
function AdviceAtHome(props: AdviceAtHomeProps) {
  const { language } = useVisitor();
  return (
    <IntlProvider locale={locales[language].tag} messages={messagesOf(language)} timeZone="Africa/Algiers">
      <Advised {...props} />
    </IntlProvider>
  );
}

function Advised({ place, trip }: AdviceAtHomeProps) {
  const t = useTranslations("advice");
  const tc = useTranslations("common");
  const { language } = useVisitor();
  const { plans, failed, retry } = usePlans(place.code);
  const title = trip ? t("titleFor", { days: tc("days", { count: trip.days }) }) : t("title");
  return (
    <section aria-labelledby="advice" aria-live="polite" className="mt-6">
      <h2 id="advice" className="mb-3 text-lg">
        {title} · {place.names[language]}
      </h2>
      {plans && <Found plans={plans} trip={trip} />}
      {failed && (
        <RetryState title={t("failed")} retryLabel={tc("retry")} retry={retry} retrying={false}>
          {t("failedBody")}
        </RetryState>
      )}
      {!plans && !failed && (
        <Loading label={tc("loading")}>
          <Skeleton className="h-48 rounded-card" />
        </Loading>
      )}
    </section>
  );
}

function Found({ plans, trip }: { plans: readonly Plan[]; trip: Trip | null }) {
  const t = useTranslations("advice");
  const [perDay, setPerDay] = useState<number>();
  const wish = wishFor(perDay, trip, todayOfTraveller());
  const advice = advise(plans, wish);
  if (!advice) return null;
  const beside = besides(plans, advice.plan, wish);
  const code = advice.plan.destination;
  const dates = { from: trip?.from, to: trip?.to };
  return (
    <>
      <AdvisedPlan advice={advice} wish={wish} />
      <div className="mt-3 flex flex-wrap gap-2">
        <LinkButton
          to={paths.summary({ plan: advice.plan.code, days: daysBought(advice.plan, wish.days) })}
          className="flex-1"
        >
          {t("choose")}
        </LinkButton>
        {beside.length > 1 && (
          <LinkButton
            to={paths.compare(code, { plans: beside.map((plan) => plan.code).join(), ...dates, perDay })}
            kind="secondary"
            className="flex-1"
          >
            {t("compare.link", { count: beside.length })}
          </LinkButton>
        )}
      </div>
      <NeedForm
        code={code}
        search={dates}
        wish={perDay === undefined ? null : wish}
        onSend={(form, pressed) => {
          setPerDay(parsePackagesSearch(formQuery(form, pressed)).perDay);
        }}
      />
    </>
  );
}

/** Asked once for each place and currency. */
function usePlans(code: string) {
  const { currency } = useVisitor();
  const [state, setState] = useState<{ plans?: Plan[]; failed?: boolean }>({});
  const ask = useCallback(() => {
    let left = false;
    setState({});
    api("GET /destinations/{code}/plans", { path: { code }, query: { currency } }).then(
      (plans) => left || setState({ plans }),
      () => left || setState({ failed: true }),
    );
    return () => {
      left = true;
    };
  }, [code, currency]);
  useEffect(ask, [ask]);
  return { ...state, retry: () => void ask() };
}
