import { InstallationGuide } from "../features/guide/installation-guide.tsx";
import type { GuideSearch } from "../paths.ts";

export function Component({ search }: { search: Required<GuideSearch> }) {
  return <InstallationGuide phone={search.phone} />;
}
