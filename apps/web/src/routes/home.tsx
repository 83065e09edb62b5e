import { useEffect } from "react";
import { useLoaderData, useRouteLoaderData, useSearchParams } from "react-router";
import type { HomeData } from "../features/discover/home.loader.ts";
import { HomeScreen } from "../features/discover/home-screen.tsx";
import { SearchBox } from "../features/search/search-box.tsx";
import { keepDestinations } from "../lib/destinations.ts";
import type { RootData } from "../lib/root-data.ts";
import { parseHomeSearch } from "../paths.ts";

export function Component() {
  const { destinations } = useLoaderData() as HomeData;
  const { catalogue, visitor } = useRouteLoaderData("root") as RootData;
  const search = parseHomeSearch(useSearchParams()[0]);
  useEffect(() => keepDestinations(visitor.currency, destinations), [visitor.currency, destinations]);
  return (
    <HomeScreen
      destinations={destinations}
      catalogue={catalogue}
      search={search}
      searchBox={<SearchBox look="page" />}
    />
  );
}
