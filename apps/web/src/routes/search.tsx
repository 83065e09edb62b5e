import { useLoaderData } from "react-router";
import { type SearchData, searchLoader } from "../features/search/search.loader.ts";
import { SearchScreen } from "../features/search/search-screen.tsx";

export const loader = searchLoader;

export function Component() {
  const data: SearchData = useLoaderData();
  return <SearchScreen {...data} />;
}
