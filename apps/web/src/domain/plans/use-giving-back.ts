import type { GivingBack } from "@rihla/contract/rules/giving-back";
import { useTranslations } from "use-intl";

/** How an eSIM of a plan that nobody has installed is given back, in a sentence or in a few words. */
export function useGivingBack() {
  const t = useTranslations("givingBack");
  return {
    inFull: (givingBack: GivingBack) => t(givingBack),
    inShort: (givingBack: GivingBack) => t(`short.${givingBack}`),
  };
}
