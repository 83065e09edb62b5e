import { Button } from "@rihla/ui/button";
import { Calendar } from "lucide-react";
import { useTranslations } from "use-intl";
import type { AskedTrip } from "../../../domain/plans/trip.ts";
import { useHref } from "../../../lib/navigation/navigation.tsx";
import { type PackagesSearch, paths } from "../../../paths.ts";
import { TripFields } from "../trip/trip-fields.tsx";
import { askedIn, useAskPlans } from "../use-ask-plans.ts";
import { HiddenFields } from "./hidden-fields.tsx";

type TripFormProps = AskedTrip & { code: string; search: PackagesSearch };

/** The dates of the trip, folded to one line; a form that the server answers until scripts do, at once. */
export function TripForm({ code, search, trip, fault }: TripFormProps) {
  const t = useTranslations("advice");
  const ask = useAskPlans(code, search);
  const { from: _, to: __, ...others } = search;
  const action = useHref(paths.packages(code));
  const askOnceWhole = (form: HTMLFormElement) => {
    const asked = askedIn(form);
    // Half a trip is still being filled in; a press on the button means it.
    if (Boolean(asked.from) === Boolean(asked.to)) ask(asked);
  };
  return (
    <details open={fault !== null} className="group min-w-0 open:basis-full">
      <summary
        data-when=""
        className="inline-flex min-h-11 list-none items-center gap-2 text-sm font-medium text-sea hover:underline [&::-webkit-details-marker]:hidden"
      >
        <Calendar aria-hidden="true" className="size-4.5" />
        {t(trip ? "changeDates" : "addDates")}
      </summary>
      <form
        key={`${search.from} ${search.to}`}
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          ask(askedIn(event.currentTarget));
        }}
        className="mt-1 flex flex-wrap items-start gap-2"
      >
        <HiddenFields of={others} />
        <TripFields from={search.from} to={search.to} fault={fault} onChange={askOnceWhole} />
        <Button type="submit" kind="secondary" className="max-sm:basis-full">
          {t("update")}
        </Button>
      </form>
    </details>
  );
}
