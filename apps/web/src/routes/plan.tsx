import { useLoaderData, useSearchParams } from "react-router";
import { type PlanData, planLoader } from "../features/plans/plan.loader.ts";
import { PlanScreen } from "../features/plans/plan-screen.tsx";
import { parsePlanSearch } from "../paths.ts";

export const loader = planLoader;

export function Component() {
  return <PlanScreen data={useLoaderData() as PlanData} search={parsePlanSearch(useSearchParams()[0])} />;
}
