import { type Language, languageCodes, locales } from "@rihla/contract/rules/languages";
import { Button } from "@rihla/ui/button";
import { Chip } from "@rihla/ui/chip";
import { SelectField } from "@rihla/ui/select-field";
import { Sheet } from "@rihla/ui/sheet";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { Loaded } from "../../lib/loaded.tsx";

type Props = { id: string; language: Language; orders: readonly string[]; onPick: (text: string) => void };

/** Answers at hand, in their reader's language first; what is picked is put into the draft, where it can still be changed. */
export function SavedPicker(props: Props) {
  const t = useTranslations("admin");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {t("desk.saved")}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t("desk.saved")} closeLabel={t("do.close")}>
        {open && (
          <Choices
            {...props}
            onPick={(text) => {
              setOpen(false);
              props.onPick(text);
            }}
          />
        )}
      </Sheet>
    </>
  );
}

function Choices({ id, language: theirs, orders, onPick }: Props) {
  const t = useTranslations("admin");
  const [language, setLanguage] = useState(theirs);
  const [order, setOrder] = useState(orders[0]);
  const languages = languageCodes.toSorted((one, other) => Number(other === theirs) - Number(one === theirs));
  const asked = answerOf("GET /conversations/{id}/saved-answers", {
    path: { id },
    query: order === undefined ? {} : { order },
  });
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {languages.map((one) => (
          <Chip key={one} chosen={one === language} onClick={() => setLanguage(one)}>
            {locales[one].name}
          </Chip>
        ))}
      </div>
      {orders.length > 1 && (
        <SelectField
          label={t("desk.order")}
          options={orders.map((value) => ({ value, label: value }))}
          value={order}
          onChange={({ target }) => setOrder(target.value)}
        />
      )}
      <Loaded query={useQuery(asked)}>
        {(answers) => (
          <ul className="grid gap-2">
            {answers.map(({ id: answer, titles, texts, missing }) => (
              <li key={answer}>
                <button
                  type="button"
                  lang={language}
                  dir={locales[language].direction}
                  onClick={() => onPick(texts[language])}
                  className="grid w-full gap-1 rounded-control border border-line px-3 py-2 text-start hover:bg-sand"
                >
                  <span className="font-medium">{titles[language]}</span>
                  <span className="line-clamp-3 text-sm text-ink-2">{texts[language]}</span>
                </button>
                {missing.length > 0 && (
                  <p className="mt-1 text-xs text-ink-2">
                    {t("desk.missing", {
                      fields: missing.map((field) => t(`desk.field.${field}`)).join(", "),
                    })}
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
}
