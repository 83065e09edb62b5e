import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { runsBesideWorker } from "../../platform/storage/offline-shop.ts";

/**
 * On a page of what a phone may have without an account: it is kept as an account's eSIMs are. `some`: it has; a first visit, which knows
 * nothing yet, fetches nothing for it.
 */
export function useKeptWithoutAccount(some: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (some || runsBesideWorker())
      import("../api/kept-queries.ts").then(({ keepAnswers }) => keepAnswers(client)).catch(() => {}); // nothing can be kept here, or its code is out of reach: at the next visit
  }, [client, some]);
}
