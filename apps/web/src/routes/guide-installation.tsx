import { useSearchParams } from "react-router";
import { InstallationGuide } from "../features/guide/installation-guide.tsx";
import { parseGuideSearch } from "../paths.ts";

export function Component() {
  return <InstallationGuide phone={parseGuideSearch(useSearchParams()[0]).phone} />;
}
