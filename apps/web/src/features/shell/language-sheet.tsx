import { languageCodes, locales } from "@rihla/i18n";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { chooseLanguage } from "../../domain/person/chosen-by-hand.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { inLanguage } from "../../paths.ts";
import { ChoiceSheet, choiceLook, hideSheet, Mark } from "./choice-sheet.tsx";

export const languageSheetId = "language-sheet";

export function LanguageSheet() {
  const t = useTranslations("shell");
  return (
    <ChoiceSheet id={languageSheetId} title={t("language.title")}>
      <LanguageChoices sheet={languageSheetId} />
    </ChoiceSheet>
  );
}

/** Links to this page's twins; a press also chooses the language by hand. */
export function LanguageChoices({ sheet }: { sheet: string }) {
  const { language } = useVisitor();
  const { pathname, search, hash } = useLocation();
  return (
    <ul>
      {languageCodes.map((code) => (
        <li key={code}>
          <Link
            to={inLanguage(pathname + search + hash, code)}
            discover="none"
            replace
            preventScrollReset
            hrefLang={code}
            lang={code}
            aria-current={code === language ? "true" : undefined}
            onClick={() => {
              chooseLanguage(code);
              hideSheet(sheet);
            }}
            className={choiceLook}
          >
            <Mark on={code === language} />
            {locales[code].name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
