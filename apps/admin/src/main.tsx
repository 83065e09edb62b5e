import "./app.css";
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "./app.tsx";
import { isRefusal, Refused } from "./lib/call.ts";
import { sessionKey } from "./lib/session.ts";

/** A session that ends while one is at work leads back to the door. */
const onError = (error: unknown) => {
  if (isRefusal(error, "unauthenticated")) queryClient.invalidateQueries({ queryKey: [sessionKey] });
};

const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => queryKey[0] !== sessionKey && onError(error),
  }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    mutations: { networkMode: "always" },
    queries: {
      networkMode: "always",
      staleTime: 15_000,
      // What was refused is refused again.
      retry: (count, error) => count < 2 && !(error instanceof Refused),
    },
  },
});

createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Suspense>
          <App />
        </Suspense>
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
