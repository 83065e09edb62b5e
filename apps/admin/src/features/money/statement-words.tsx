import { statementKinds } from "@rihla/contract/admin/operator-rules";
import { SelectField } from "@rihla/ui/select-field";
import { useTranslations } from "use-intl";
import type { ChosenNames } from "./statement-guess.ts";

type Props = {
  words: readonly string[];
  meanings: ChosenNames["meanings"];
  onChange: (word: string, meaning: string) => void;
};

/** What each word of the column of kinds means. */
export function StatementWords({ words, meanings, onChange }: Props) {
  const t = useTranslations("admin.money.statements");
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-medium">{t("words")}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {words.map((word) => (
          <SelectField
            key={word}
            label={<bdi>{word || t("empty")}</bdi>}
            placeholder={t("chooseMeaning")}
            required
            options={statementKinds.map((value) => ({ value, label: t(`means.${value}`) }))}
            value={meanings[word] ?? ""}
            onChange={({ target }) => onChange(word, target.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
