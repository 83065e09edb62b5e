import { useSearchParams } from "react-router";
import { ActivationGuide } from "../features/guide/activation-guide.tsx";
import { parseGuideSearch } from "../paths.ts";

export function Component() {
  return <ActivationGuide phone={parseGuideSearch(useSearchParams()[0]).phone} />;
}
