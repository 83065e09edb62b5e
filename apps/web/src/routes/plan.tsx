import { useLoaderData } from "react-router";
import { type PlanData, planLoader } from "../features/plans/plan/plan.loader.ts";
import { PlanScreen } from "../features/plans/plan/plan-screen.tsx";
import type { Parsed, PlanSearch } from "../paths.ts";
import { phoneCheck } from "./layout/phone-check.tsx";

export const loader = planLoader;

export function Component({ search }: { search: Parsed<PlanSearch> }) {
  const data: PlanData = useLoaderData();
  return <PlanScreen data={data} search={search} phoneCheck={phoneCheck} />;
}
