import { useLoaderData, useRouteLoaderData, useSearchParams } from "react-router";
import type { HomeData } from "../features/discover/home.loader.ts";
import { HomeScreen } from "../features/discover/home-screen.tsx";
import type { RootData } from "../lib/root-data.ts";
import { parseHomeSearch } from "../paths.ts";

export function Component() {
  const { destinations } = useLoaderData() as HomeData;
  const { catalogue } = useRouteLoaderData("root") as RootData;
  const search = parseHomeSearch(useSearchParams()[0]);
  return <HomeScreen destinations={destinations} catalogue={catalogue} search={search} />;
}
