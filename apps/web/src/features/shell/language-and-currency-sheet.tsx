import { useTranslations } from "use-intl";
import { ChoiceSheet } from "./choice-sheet.tsx";
import { CurrencyChoices } from "./currency-sheet.tsx";
import { LanguageChoices } from "./language-sheet.tsx";

export const bothSheetId = "both-sheet";

/** Both choices, for the one pill of a small screen. */
export function LanguageAndCurrencySheet() {
  const t = useTranslations("shell");
  return (
    <ChoiceSheet id={bothSheetId} title={t("both")}>
      <h3 className={groupLook}>{t("language.title")}</h3>
      <LanguageChoices sheet={bothSheetId} />
      <h3 className={groupLook}>{t("currency.title")}</h3>
      <CurrencyChoices sheet={bothSheetId} />
    </ChoiceSheet>
  );
}

const groupLook = "px-3 pt-2 text-sm text-ink-2";
