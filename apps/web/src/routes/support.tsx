import { useRouteLoaderData } from "react-router";
import { SupportScreen } from "../features/support/support-screen.tsx";
import type { RootData } from "../lib/root-data.ts";
import type { Parsed, SearchSearch } from "../paths.ts";

export function Component({ search }: { search: Parsed<SearchSearch> }) {
  const { catalogue } = useRouteLoaderData("root") as RootData;
  return <SupportScreen methods={catalogue?.paymentMethods ?? []} asked={search.q ?? ""} />;
}
