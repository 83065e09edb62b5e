import type { DataOf, EndpointName, QueryOf } from "@rihla/contract";
import { infiniteQueryOptions, QueryClient, QueryClientProvider, queryOptions } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useEffect } from "react";
import { onceSignedIn, readToken, subscribe } from "../session/session.ts";
import { api, apiAnswer, type CallArguments } from "./api.ts";
import { ApiProblem } from "./api-problem.ts";

/** Personal screens only (it stays out of the first load of public pages). Nothing is fetched on the server. */
const queryClient = new QueryClient({
  defaultOptions: {
    // Offline is an answer, and said: by default both would wait for the network without a word.
    mutations: { networkMode: "always" },
    queries: {
      networkMode: "always",
      refetchOnReconnect: true,
      staleTime: 15_000,
      retry: (count, error) => count < 2 && worthRetrying(error),
    },
  },
});

/** `useQuery(apiQuery("GET /orders/{number}", { path: { number } }))` */
export function apiQuery<Key extends EndpointName>(name: Key, ...[options]: CallArguments<Key>) {
  return queryOptions<DataOf<Key>, ApiProblem>({
    queryKey: [name, options],
    queryFn: ({ signal }) => api(name, ...([{ ...options, signal }] as unknown as CallArguments<Key>)),
  });
}

/** `useInfiniteQuery(apiPages("GET /orders"))`: a list page by page. */
export function apiPages<Key extends "GET /esims" | "GET /orders" | "GET /wallet/entries">(
  name: Key,
  query: QueryOf<Key>,
) {
  return infiniteQueryOptions({
    queryKey: [name, query, "pages"],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ signal, pageParam }) => {
      const options = { query: { ...query, cursor: pageParam }, signal };
      return (await apiAnswer(name, ...([options] as unknown as CallArguments<Key>))) as PageOf<Key>;
    },
    getNextPageParam: ({ page }) => page.next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ data }) => data) as DataOf<Key>,
  });
}

type PageOf<Key extends EndpointName> = { data: DataOf<Key>; page: { next: string | null } };

let keepsAnswers = false;

function keepAnswers(): void {
  if (keepsAnswers) return;
  keepsAnswers = true;
  onceSignedIn(
    () => import("./kept-queries.ts").then((kept) => kept.keepAnswers(queryClient)).catch(() => {}), // nothing can be kept here, or its code is out of reach: at the next visit
  );
}

/** What one customer saw is gone when the session changes, in this tab or another. */
export function Queries({ children }: { children: ReactNode }) {
  useEffect(keepAnswers, []);
  useEffect(() => {
    let token = readToken();
    return subscribe(() => {
      if (token === readToken()) return;
      token = readToken();
      // Somebody new: what is on screen is asked again. Nobody: nothing may be asked without a token.
      if (token) queryClient.resetQueries();
      else queryClient.clear();
    });
  }, []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

function worthRetrying(error: Error): boolean {
  return error instanceof ApiProblem && (error.code === "offline" || error.status >= 500);
}
