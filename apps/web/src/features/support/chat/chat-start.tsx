import type { Chat } from "@rihla/contract";
import { Button } from "@rihla/ui/button";
import { EmailField } from "@rihla/ui/email-field";
import { TextField } from "@rihla/ui/text-field";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../../lib/api/api.ts";
import { type ApiProblem, problemOf } from "../../../lib/api/api-problem.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { Elsewhere } from "./elsewhere.tsx";
import { useChatProblem } from "./use-chat-problem.ts";

/** A guest says what to be called. */
export function ChatStart({ take }: { take: (chat: Chat) => void }) {
  const t = useTranslations("chat");
  const { language } = useVisitor();
  const [problem, setProblem] = useState<ApiProblem>();
  const [busy, setBusy] = useState(false);
  const problemText = useChatProblem();
  const fieldText = (name: string) => {
    const fault = problem?.fieldError(name);
    return fault && t(`start.fault.${name === "email" ? "email" : "name"}`);
  };
  const start = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const name = String(fields.get("name"));
    const email = String(fields.get("email"));
    setBusy(true);
    try {
      take(await api("POST /chat", { body: { language, name, ...(email.trim() && { email }) } }));
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };
  return (
    <form onSubmit={start} noValidate className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-4">
      <p className="text-ink-2">{t("start.body")}</p>
      <TextField name="name" label={t("start.name")} error={fieldText("name")} autoComplete="name" />
      <EmailField name="email" label={t("start.email")} error={fieldText("email")} />
      {problem && !problem.details.errors && (
        <p role="alert" className="text-sm text-brick">
          {problemText(problem.code)}
        </p>
      )}
      <Button type="submit" wide busy={busy}>
        {t("start.go")}
      </Button>
      <Elsewhere messages={[]} nameOf={() => ""} />
      <p className="mt-auto text-sm text-ink-2">{t("safe")}</p>
    </form>
  );
}
