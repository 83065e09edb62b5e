import type { Language } from "@rihla/contract";
import { isLanguage, locales } from "@rihla/i18n";
import { CheckboxField } from "@rihla/ui/checkbox-field";
import { SelectField } from "@rihla/ui/select-field";
import { useTranslations } from "use-intl";

export type Manner = { language: Language; largeType: boolean };

/** How a recipient's page speaks. */
export function MannerFields({ manner, onChange }: { manner: Manner; onChange: (manner: Manner) => void }) {
  const t = useTranslations("sharing");
  const languages = Object.entries(locales).map(([value, { name }]) => ({ value, label: name }));
  return (
    <>
      <SelectField
        label={t("language")}
        options={languages}
        value={manner.language}
        onChange={({ target }) => isLanguage(target.value) && onChange({ ...manner, language: target.value })}
      />
      <CheckboxField
        label={t("largeType")}
        checked={manner.largeType}
        onChange={({ target }) => onChange({ ...manner, largeType: target.checked })}
      />
    </>
  );
}
