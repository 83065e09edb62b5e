import type { SavedAnswer } from "@rihla/contract/admin";
import { answerFields } from "@rihla/contract/admin/operator-rules";
import { Button } from "@rihla/ui/button";
import { Rows, RowWords, rowLook } from "@rihla/ui/rows";
import { Sheet } from "@rihla/ui/sheet";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { useSession } from "../../lib/session.ts";
import { SavedAnswerForm } from "./saved-answer-form.tsx";

const nothing = { fr: "", en: "", ar: "" };

/** The answers at hand: all read them, owners write them. */
export function SavedAnswers() {
  const t = useTranslations("admin");
  const { operator } = useSession();
  const isOwner = operator.role === "owner";
  const [edited, setEdited] = useState<SavedAnswer>();
  const [open, setOpen] = useState(false);
  const edit = (answer: SavedAnswer) => {
    setEdited(answer);
    setOpen(true);
  };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="flex-1 text-2xl font-semibold">{t("desk.saved")}</h1>
        {isOwner && (
          <Button
            kind="secondary"
            onClick={() => edit({ id: "", revision: 0, titles: nothing, texts: nothing })}
          >
            {t("desk.add")}
          </Button>
        )}
      </div>
      <p className="text-ink-2">
        {t("desk.fields", {
          fields: answerFields.map((field) => `{${field}} ${t(`desk.field.${field}`)}`).join(" · "),
        })}
      </p>
      <Loaded query={useQuery(answerOf("GET /saved-answers"))}>
        {(answers) => (
          <Rows>
            {answers.map((answer) => {
              const words = (
                <RowWords
                  title={<bdi>{answer.titles[operator.language]}</bdi>}
                  detail={<bdi className="line-clamp-2">{answer.texts[operator.language]}</bdi>}
                />
              );
              if (!isOwner)
                return (
                  <div key={answer.id} className={rowLook}>
                    {words}
                  </div>
                );
              return (
                <button
                  key={answer.id}
                  type="button"
                  data-row
                  className={rowLook}
                  onClick={() => edit(answer)}
                >
                  {words}
                </button>
              );
            })}
          </Rows>
        )}
      </Loaded>
      <Sheet open={open} onClose={() => setOpen(false)} title={t("desk.edit")} closeLabel={t("do.close")}>
        {edited && (
          <SavedAnswerForm
            key={`${edited.id} ${edited.revision}`}
            answer={edited}
            onDone={() => setOpen(false)}
          />
        )}
      </Sheet>
    </div>
  );
}
