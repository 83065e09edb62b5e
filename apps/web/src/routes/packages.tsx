import { useLoaderData, useSearchParams } from "react-router";
import type { PackagesData } from "../features/plans/packages.loader.ts";
import { PackagesScreen } from "../features/plans/packages-screen.tsx";
import { parsePackagesSearch } from "../paths.ts";

export function Component() {
  return (
    <PackagesScreen
      data={useLoaderData() as PackagesData}
      search={parsePackagesSearch(useSearchParams()[0])}
    />
  );
}
