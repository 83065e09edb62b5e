import { ActivationGuide } from "../features/guide/activation-guide.tsx";
import type { GuideSearch } from "../paths.ts";

export function Component({ search }: { search: Required<GuideSearch> }) {
  return <ActivationGuide phone={search.phone} />;
}
