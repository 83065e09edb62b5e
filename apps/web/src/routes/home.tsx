import { useEffect } from "react";
import { useLoaderData, useRouteLoaderData } from "react-router";
import { allDestinations } from "../domain/plans/destinations.ts";
import type { HomeData } from "../features/discover/home.loader.ts";
import { HomeScreen } from "../features/discover/home-screen.tsx";
import { WhereAndWhen } from "../features/plans/trip/where-and-when.tsx";
import { SearchBox } from "../features/search/search-box.tsx";
import type { RootData } from "../lib/page/root-data.ts";
import type { HomeSearch, Parsed } from "../paths.ts";
import { phoneCheck } from "./layout/phone-check.tsx";

export function Component({ search }: { search: Parsed<HomeSearch> }) {
  const data: HomeData = useLoaderData();
  const { catalogue, visitor } = useRouteLoaderData("root") as RootData;
  // The server's answer came without the list of all destinations: fetched while the next page is read, for coming back.
  useEffect(() => () => void allDestinations(visitor.currency).catch(() => {}), [visitor.currency]);
  return (
    <HomeScreen
      data={data}
      catalogue={catalogue}
      search={search}
      whereAndWhen={<WhereAndWhen searchBox={SearchBox} />}
      phoneCheck={phoneCheck}
    />
  );
}
