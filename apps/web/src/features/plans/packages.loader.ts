import type { Destination, Plan, PlanDetail } from "@rihla/contract";
import type { LoaderFunctionArgs } from "react-router";
import { api } from "../../lib/api.ts";
import { load } from "../../lib/load.ts";
import { visitorOf } from "../../lib/visitor.ts";

export type PackagesData = {
  destination: Destination;
  plans: Plan[];
  /** Countries and networks, read off the first plan; null when that failed: the page can do without. */
  detail: PlanDetail | null;
  metaName: string;
};

export async function packagesLoader({ request, params }: LoaderFunctionArgs): Promise<PackagesData> {
  const { currency, language } = visitorOf(request);
  const options = { path: { code: params.code?.toUpperCase() ?? "" }, query: { currency } };
  const [destination, plans] = await load(
    Promise.all([api("GET /destinations/{code}", options), api("GET /destinations/{code}/plans", options)]),
  );
  return {
    destination,
    plans,
    detail: await detailOf(plans[0], currency),
    metaName: destination.names[language],
  };
}

async function detailOf(plan: Plan | undefined, currency: string): Promise<PlanDetail | null> {
  if (!plan) return null;
  return api("GET /plans/{code}", { path: { code: plan.code }, query: { currency } }).catch(() => null);
}
