import type { SavedAnswer } from "@rihla/contract/admin";
import { savedTitleLongest } from "@rihla/contract/admin/operator-rules";
import { chatTextLongest } from "@rihla/contract/rules";
import { type Language, languageCodes, locales } from "@rihla/contract/rules/languages";
import { Button } from "@rihla/ui/button";
import { Field, inputLook } from "@rihla/ui/field";
import { TextField } from "@rihla/ui/text-field";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { call } from "../../lib/call.ts";
import { RefusalNotice } from "../../lib/refusal-notice.tsx";
import { useAct } from "../../lib/use-act.ts";

/** One answer in each language. `id` is empty of one that is new. */
export function SavedAnswerForm({ answer, onDone }: { answer: SavedAnswer; onDone: () => void }) {
  const t = useTranslations("admin");
  const { id, revision } = answer;
  const [titles, setTitles] = useState(answer.titles);
  const [texts, setTexts] = useState(answer.texts);
  const keep = useAct(async () => {
    const words = { titles, texts };
    await (id === ""
      ? call("POST /saved-answers", { body: words })
      : call("PUT /saved-answers/{id}", { path: { id }, body: { ...words, revision } }));
    onDone();
  });
  const remove = useAct(async () => {
    await call("DELETE /saved-answers/{id}", { path: { id } });
    onDone();
  });
  const said = (language: Language) => ({ lang: language, dir: locales[language].direction });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        keep.mutate();
      }}
    >
      {languageCodes.map((language) => (
        <fieldset key={language} className="grid gap-2">
          <legend className="font-semibold">{locales[language].name}</legend>
          <TextField
            {...said(language)}
            label={t("desk.title")}
            required
            maxLength={savedTitleLongest}
            value={titles[language]}
            onChange={({ target }) => setTitles((before) => ({ ...before, [language]: target.value }))}
          />
          <Field label={t("desk.text")}>
            {(parts) => (
              <textarea
                {...parts}
                {...said(language)}
                rows={5}
                required
                maxLength={chatTextLongest}
                value={texts[language]}
                onChange={({ target }) => setTexts((before) => ({ ...before, [language]: target.value }))}
                className={`${inputLook(false)} py-3`}
              />
            )}
          </Field>
        </fieldset>
      ))}
      <RefusalNotice error={keep.error ?? remove.error} />
      <Button type="submit" wide busy={keep.isPending}>
        {t("desk.keep")}
      </Button>
      {id !== "" && (
        <Button kind="secondary" wide busy={remove.isPending} onClick={() => remove.mutate()}>
          {t("desk.remove")}
        </Button>
      )}
    </form>
  );
}
