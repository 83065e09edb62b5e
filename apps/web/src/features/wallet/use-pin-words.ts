import type { PinPadWords } from "@rihla/ui/pin-pad";
import { useTranslations } from "use-intl";

export function usePinWords(): PinPadWords {
  const t = useTranslations("wallet.pin");
  return {
    confirm: t("confirm"),
    secondary: t("forgotten"),
    remove: t("remove"),
    close: t("close"),
    entered: (count) => t("entered", { count }),
    attemptsLeft: (count) => t("attemptsLeft", { count }),
    blocked: t("blockedPad"),
  };
}
