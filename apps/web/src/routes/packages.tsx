import { useLoaderData } from "react-router";
import type { PackagesData } from "../features/plans/destination/packages.loader.ts";
import { PackagesScreen } from "../features/plans/destination/packages-screen.tsx";
import type { PackagesSearch, Parsed } from "../paths.ts";

export function Component({ search }: { search: Parsed<PackagesSearch> }) {
  const data: PackagesData = useLoaderData();
  return <PackagesScreen data={data} search={search} />;
}
