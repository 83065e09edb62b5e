import type { Conversation } from "@rihla/contract/admin";
import { chatTextLongest } from "@rihla/contract/rules";
import { Button } from "@rihla/ui/button";
import { Field, inputLook } from "@rihla/ui/field";
import { Notice } from "@rihla/ui/notice";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { call, isRefusal } from "../../lib/call.ts";
import { RefusalNotice } from "../../lib/refusal-notice.tsx";
import { useAct } from "../../lib/use-act.ts";
import { PhotoButton } from "./photo-button.tsx";
import { SavedPicker } from "./saved-picker.tsx";

/**
 * Where an answer is written. It says which revision its writer had read when they began: what was said since is shown first, and the draft stays.
 */
export function AnswerForm({ conversation }: { conversation: Conversation }) {
  const t = useTranslations("admin");
  const queries = useQueryClient();
  const { id, revision, language } = conversation;
  const [draft, setDraft] = useState("");
  /** Null: what is shown, as after a refusal that said so. */
  const [begun, setBegun] = useState<number | null>(revision);
  const seen = begun ?? revision;
  const key = useRef(crypto.randomUUID());
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (draft === "") setBegun(revision);
  }, [draft, revision]);
  const sending = useAct(async () => {
    try {
      await call("POST /conversations/{id}/answers", {
        path: { id },
        body: { key: key.current, seen, text: draft },
      });
    } catch (error) {
      if (isRefusal(error, "said_meanwhile")) {
        await queries.invalidateQueries();
        setBegun(null);
      }
      throw error;
    }
    key.current = crypto.randomUUID();
    setDraft("");
  });
  const insert = (text: string) => {
    setDraft((before) => (before.trim() === "" ? text : `${before.trimEnd()}\n${text}`));
    field.current?.focus();
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        sending.mutate();
      }}
    >
      {draft !== "" && revision > seen && !sending.error && (
        <Notice tone="info" announce>
          {t("desk.meanwhile")}
        </Notice>
      )}
      <Field label={t("desk.answer")}>
        {(parts) => (
          <textarea
            {...parts}
            ref={field}
            dir="auto"
            rows={4}
            required
            maxLength={chatTextLongest}
            value={draft}
            onChange={({ target }) => setDraft(target.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey))
                event.currentTarget.form?.requestSubmit();
            }}
            className={`${inputLook(false)} py-3`}
          />
        )}
      </Field>
      <RefusalNotice error={sending.error} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={sending.isPending} disabled={draft.trim() === ""}>
          {t("desk.send")}
        </Button>
        <SavedPicker id={id} language={language} orders={conversation.orders} onPick={insert} />
        <PhotoButton id={id} seen={revision} />
      </div>
    </form>
  );
}
