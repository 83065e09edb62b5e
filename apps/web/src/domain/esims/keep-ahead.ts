import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { apiPages, apiQuery } from "../../lib/api/query.tsx";
import { useToken } from "../../lib/session/session.ts";

const staleTime = 60_000;

/** Fetches these eSIMs, and the list that leads to them, before anybody opens them, so that they open where there is no network. */
export function useKeptAhead(ids: readonly string[]): void {
  const client = useQueryClient();
  const token = useToken();
  const wanted = ids.join();
  useEffect(() => {
    if (!token || wanted === "") return;
    let left = false;
    const fetchAll = async () => {
      for (const id of wanted.split(",")) {
        if (left) return;
        await client.prefetchQuery({ ...apiQuery("GET /esims/{id}", { path: { id } }), staleTime });
      }
      if (!left)
        await client.prefetchInfiniteQuery({ ...apiPages("GET /esims", { group: "active" }), staleTime });
    };
    fetchAll();
    return () => {
      left = true;
    };
  }, [client, token, wanted]);
}
