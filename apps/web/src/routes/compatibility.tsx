import { useLoaderData } from "react-router";
import {
  type CompatibilityData,
  compatibilityLoader,
} from "../features/compatibility/compatibility.loader.ts";
import { CompatibilityScreen } from "../features/compatibility/compatibility-screen.tsx";
import type { CompatibilitySearch, Parsed } from "../paths.ts";

export const loader = compatibilityLoader;

export function Component({ search }: { search: Parsed<CompatibilitySearch> }) {
  const data: CompatibilityData = useLoaderData();
  return <CompatibilityScreen data={data} search={search} />;
}
