import { type Language, languageCodes, locales } from "@rihla/contract/rules/languages";
import { SelectField } from "@rihla/ui/select-field";
import { useTranslations } from "use-intl";

type Props = { value: Language; onChange: (language: Language) => void; className?: string };

/** Each language in its own words. */
export function LanguageField({ value, onChange, className = "" }: Props) {
  const t = useTranslations("admin");
  return (
    <SelectField
      fieldClassName={className}
      label={t("language")}
      options={languageCodes.map((code) => ({ value: code, label: locales[code].name }))}
      value={value}
      onChange={({ target }) => onChange(target.value as Language)}
    />
  );
}
