import type { Chat } from "@rihla/contract";
import { Button } from "@rihla/ui/button";
import { EmailField } from "@rihla/ui/email-field";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../../lib/api/api.ts";
import { type ApiProblem, problemOf } from "../../../lib/api/api-problem.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { useToken } from "../../../lib/session/session.ts";
import { useChatProblem } from "./use-chat-problem.ts";

type AnswerByMailProps = { chat: Chat; take: (chat: Chat) => void };

/** Where the answer goes that nobody waits for, and by when; a guest who gave no address, or a wrong one, gives it here. */
export function AnswerByMail({ chat: { answersTo, number }, take }: AnswerByMailProps) {
  const t = useTranslations("chat.byMail");
  const isGuest = useToken() === null;
  const [changing, change] = useState(false);
  if (answersTo === null || changing)
    return (
      <Address
        known={answersTo ?? ""}
        take={(chat) => {
          take(chat);
          change(false);
        }}
      />
    );
  return (
    <div className="mb-3 text-sm">
      <p>
        {t.rich("known", {
          email: () => (
            <bdi dir="ltr" className="font-medium wrap-anywhere">
              {answersTo}
            </bdi>
          ),
          number: () => <bdi dir="ltr">{number}</bdi>,
        })}
      </p>
      {isGuest && (
        <Button kind="quiet" size="small" className="-ms-4" onClick={() => change(true)}>
          {t("change")}
        </Button>
      )}
    </div>
  );
}

function Address({ known, take }: { known: string; take: (chat: Chat) => void }) {
  const t = useTranslations("chat.byMail");
  const { language } = useVisitor();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  const problemText = useChatProblem();
  const keep = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email"));
    setBusy(true);
    try {
      take(await api("POST /chat", { body: { language, email } }));
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };
  const fault = problem && (problem.fieldError("email") ? t("fault") : problemText(problem.code));
  return (
    <form noValidate onSubmit={keep} className="mb-3 flex flex-col gap-3">
      <EmailField name="email" label={t("ask")} defaultValue={known} error={fault} />
      <Button type="submit" kind="secondary" size="medium" busy={busy}>
        {t("keep")}
      </Button>
    </form>
  );
}
