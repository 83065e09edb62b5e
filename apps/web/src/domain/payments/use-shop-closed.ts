import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../lib/api/query.tsx";

/** It opens again without a word: soon enough for who has begun to type. */
const lookAgainMs = 15_000;

/** Whether nothing is sold just now; false while that is not known, since the button then says so. */
export function useShopClosed(): boolean {
  const { data } = useQuery({ ...apiQuery("GET /closing"), refetchInterval: lookAgainMs });
  return data?.isClosed ?? false;
}
