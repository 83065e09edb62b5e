import { useRouteLoaderData, useSearchParams } from "react-router";
import { SupportScreen } from "../features/support/support-screen.tsx";
import type { RootData } from "../lib/root-data.ts";
import { parseSearchSearch } from "../paths.ts";

export function Component() {
  const { catalogue } = useRouteLoaderData("root") as RootData;
  const { q: asked = "" } = parseSearchSearch(useSearchParams()[0]);
  return (
    <SupportScreen methods={catalogue?.paymentMethods.map(({ method }) => method) ?? []} asked={asked} />
  );
}
