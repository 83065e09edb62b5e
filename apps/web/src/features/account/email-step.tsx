import { Mail } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { ApiProblem } from "../../lib/api-problem.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useSendCode } from "./send-code.ts";
import type { Sent } from "./sign-in.tsx";
import { useSignInProblem } from "./sign-in-problem.ts";

type EmailStepProps = { email: string; onEmail: (email: string) => void; onSent: (sent: Sent) => void };

export function EmailStep({ email, onEmail, onSent }: EmailStepProps) {
  const t = useTranslations("account");
  const problems = useTranslations("problems");
  const send = useSendCode(onSent);
  const [fault, setFault] = useState<"required" | "invalid_email">();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = email.trim() === "" ? "required" : email.includes("@") ? undefined : "invalid_email";
    setFault(found);
    if (!found && !send.isPending) send.mutate(email.trim());
  };
  const wrongAddress = send.error instanceof ApiProblem && send.error.fieldError("email") !== undefined;
  const words = { required: problems("required.email"), invalid_email: problems("field.invalid_email") };
  const error = fault ? words[fault] : wrongAddress ? words.invalid_email : undefined;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div>
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 text-ink-2">{t("intro")}</p>
      </div>
      <TextField
        type="email"
        inputMode="email"
        autoComplete="email"
        name="email"
        dir="ltr"
        className="rtl:text-end"
        label={t("email")}
        hint={t("emailHint")}
        error={error}
        value={email}
        onChange={(event) => onEmail(event.target.value)}
      />
      {send.error && !wrongAddress && <SendTrouble error={send.error} />}
      <Button type="submit" wide busy={send.isPending}>
        {!send.isPending && <Mail aria-hidden="true" className="size-5" />}
        {send.isPending ? t("sending") : t("sendCode")}
      </Button>
    </form>
  );
}

export function SendTrouble({ error }: { error: Error }) {
  const words = useSignInProblem();
  return (
    <Notice tone="wrong" announce>
      {words(error)}
    </Notice>
  );
}
