import type { Destination, PlanDetail } from "@rihla/contract";
import { formatData } from "@rihla/i18n";
import type { LoaderFunctionArgs } from "react-router";
import { api } from "../../lib/api.ts";
import { failure, load } from "../../lib/load.ts";
import { visitorOf } from "../../lib/visitor.ts";
import { type Day, todayInAlgiers } from "./plan-dates.ts";

export type PlanData = {
  destination: Destination;
  plan: PlanDetail;
  today: Day;
  metaName: string;
  metaPlan: { data: string; days: number };
};

export async function planLoader({ request, params }: LoaderFunctionArgs): Promise<PlanData> {
  const { currency, language } = visitorOf(request);
  const query = { currency };
  const code = params.code?.toUpperCase() ?? "";
  const [destination, plan] = await load(
    Promise.all([
      api("GET /destinations/{code}", { path: { code }, query }),
      api("GET /plans/{code}", { path: { code: params.plan ?? "" }, query }),
    ]),
  );
  // One plan has one address.
  if (plan.destination !== destination.code) throw failure("not_found", 404);
  return {
    destination,
    plan,
    today: todayInAlgiers(),
    metaName: destination.names[language],
    metaPlan: { data: formatData(plan.dataBytes, language), days: plan.days ?? 0 },
  };
}
