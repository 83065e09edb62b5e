import { useLoaderData } from "react-router";
import { type CompareData, compareLoader } from "../features/plans/advice/compare.loader.ts";
import { CompareScreen } from "../features/plans/advice/compare-screen.tsx";
import type { CompareSearch, Parsed } from "../paths.ts";

export const loader = compareLoader;

export function Component({ search }: { search: Parsed<CompareSearch> }) {
  const data: CompareData = useLoaderData();
  return <CompareScreen data={data} search={search} />;
}
