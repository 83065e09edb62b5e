import { useEffect } from "react";
import { useLoaderData, useRouteLoaderData } from "react-router";
import type { HomeData } from "../features/discover/home.loader.ts";
import { HomeScreen } from "../features/discover/home-screen.tsx";
import { SearchBox } from "../features/search/search-box.tsx";
import { keepDestinations } from "../lib/destinations.ts";
import type { RootData } from "../lib/root-data.ts";
import type { HomeSearch, Parsed } from "../paths.ts";

export function Component({ search }: { search: Parsed<HomeSearch> }) {
  const { destinations } = useLoaderData() as HomeData;
  const { catalogue, visitor } = useRouteLoaderData("root") as RootData;
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
