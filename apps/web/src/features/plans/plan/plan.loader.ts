import type { Destination, PlanDetail } from "@rihla/contract";
import { formatData } from "@rihla/i18n";
import type { PlaceNote } from "@rihla/places/travel-notes";
import type { LoaderFunctionArgs } from "react-router";
import { type Day, todayInAlgiers } from "../../../domain/plans/calendar.ts";
import { placeNotes } from "../../../domain/plans/place-notes.ts";
import { api } from "../../../lib/api/api.ts";
import { failure, load } from "../../../lib/navigation/load.ts";
import { visitorOf } from "../../../lib/page/visitor.ts";
import { countryNamesText } from "../destination/country-names.ts";

export type PlanData = {
  destination: Destination;
  plan: PlanDetail;
  today: Day;
  /** Where the traffic reaches the internet; empty when nobody says. */
  egress: string;
  notes: PlaceNote[];
  metaName: string;
  metaPlan: { data: string; days: number };
};

export async function planLoader({ request, params }: LoaderFunctionArgs): Promise<PlanData> {
  const { currency, language } = visitorOf(request);
  const query = { currency };
  const code = params.code?.toUpperCase() ?? "";
  const today = todayInAlgiers();
  const [destination, plan, notes] = await load(
    Promise.all([
      api("GET /destinations/{code}", { path: { code }, query }),
      api("GET /plans/{code}", { path: { code: params.plan ?? "" }, query }),
      // The page stands without them.
      placeNotes(code, today).catch(() => []),
    ]),
  );
  // One plan has one address.
  if (plan.destination !== destination.code) throw failure("not_found", 404);
  return {
    destination,
    plan,
    today,
    egress: countryNamesText(plan.egressCountries, language),
    notes,
    metaName: destination.names[language],
    metaPlan: { data: formatData(plan.dataBytes, language), days: plan.days ?? 0 },
  };
}
