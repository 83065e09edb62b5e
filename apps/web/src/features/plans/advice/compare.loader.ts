import type { ListedPlan } from "@rihla/contract";
import type { LoaderFunctionArgs } from "react-router";
import { type Day, todayOfTraveller } from "../../../domain/plans/calendar.ts";
import { api } from "../../../lib/api/api.ts";
import { load } from "../../../lib/navigation/load.ts";
import { visitorOf } from "../../../lib/page/visitor.ts";
import type { PackagesData } from "../destination/packages.loader.ts";

export type CompareData = Pick<PackagesData, "destination" | "metaName"> & {
  plans: ListedPlan[];
  today: Day;
};

export async function compareLoader({ request, params }: LoaderFunctionArgs): Promise<CompareData> {
  const { currency, language } = visitorOf(request);
  const options = { path: { code: params.code?.toUpperCase() ?? "" }, query: { currency } };
  const [destination, plans] = await load(
    Promise.all([api("GET /destinations/{code}", options), api("GET /destinations/{code}/plans", options)]),
  );
  return { destination, plans, today: todayOfTraveller(), metaName: destination.names[language] };
}
