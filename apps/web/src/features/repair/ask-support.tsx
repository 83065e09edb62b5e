import type { Esim, Repair } from "@rihla/contract";
import { modelLongest } from "@rihla/contract/rules";
import { Button } from "@rihla/ui/button";
import { Field, inputLook } from "@rihla/ui/field";
import { Notice } from "@rihla/ui/notice";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../lib/api/api.ts";
import { useProblemText } from "../../lib/api/use-problem-text.ts";

type AskProps = { esim: Esim; repair: Repair };

/** Handing it to people, who find all that the shop knows beside what is typed here. */
export function AskSupport({ esim, repair }: AskProps) {
  const t = useTranslations("repair.support");
  const problemText = useProblemText();
  const [open, setOpen] = useState(repair.offers.length === 0 && repair.where !== "code_free");
  const [model, setModel] = useState("");
  const [said, setSaid] = useState("");
  const send = useMutation({
    mutationFn: (body: { model?: string; said?: string }) =>
      api("POST /esims/{id}/support", { path: { id: esim.id }, body }),
  });
  const state = send.data?.support ?? repair.support;
  if (repair.done) return null;
  if (state !== "possible") return <Notice announce={Boolean(send.data)}>{t(state)}</Notice>;
  if (!open)
    return (
      <Button kind="quiet" wide onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate({ ...(model.trim() && { model: model.trim() }), ...(said.trim() && { said: said.trim() }) });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <Field label={t("model")} hint={t("modelHint")}>
        {(parts) => (
          <input
            {...parts}
            value={model}
            maxLength={modelLongest}
            onChange={({ target }) => setModel(target.value)}
            className={inputLook(false)}
          />
        )}
      </Field>
      <Field label={t("said")}>
        {(parts) => (
          <textarea
            {...parts}
            rows={3}
            maxLength={300}
            value={said}
            onChange={({ target }) => setSaid(target.value)}
            className={`${inputLook(false)} py-3`}
          />
        )}
      </Field>
      <p className="text-sm text-ink-2">{t("added")}</p>
      {send.error && (
        <Notice tone="wrong" announce>
          {problemText(send.error)}
        </Notice>
      )}
      <Button
        type="submit"
        kind={repair.offers.length === 0 ? "primary" : "secondary"}
        wide
        busy={send.isPending}
      >
        {t("send")}
      </Button>
    </form>
  );
}
