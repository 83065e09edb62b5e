import { adviseInstalling, type InstallFacts } from "@rihla/contract/rules/install-time";
import { useTranslations } from "use-intl";

/** When to install the eSIM of a plan, in a sentence or, for a card, in a few words. */
export function useInstallAdvice() {
  const t = useTranslations("installTime");
  const say = (facts: InstallFacts, isPaid: boolean) => {
    const { place, time } = adviseInstalling(facts, isPaid);
    return t(`${place}.${time}`);
  };
  return {
    beforePaying: (facts: InstallFacts) => say(facts, false),
    inShort: (facts: InstallFacts) => {
      const { place, time } = adviseInstalling(facts, false);
      return t(`short.${place}.${time}`);
    },
    oncePaid: (facts: InstallFacts) => say(facts, true),
  };
}
