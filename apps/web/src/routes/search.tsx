import { useLoaderData } from "react-router";
import type { SearchData } from "../features/search/search.loader.ts";
import { SearchScreen } from "../features/search/search-screen.tsx";

export function Component() {
  return <SearchScreen {...(useLoaderData() as SearchData)} />;
}
