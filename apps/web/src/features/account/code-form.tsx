import { Button } from "@rihla/ui/button";
import { CodeInput } from "@rihla/ui/code-input";
import { Notice } from "@rihla/ui/notice";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { useCountdown } from "./countdown.ts";
import { Resend } from "./resend.tsx";
import type { AskForCode } from "./send-code.ts";
import type { Sent } from "./sent-code.ts";

type CodeFormProps<Opened> = {
  sent: Sent;
  onResent: (sent: Sent) => void;
  /** How another code is asked for, where it is not for signing in. */
  ask?: AskForCode;
  verify: (code: string) => Promise<Opened>;
  onVerified: (opened: Opened) => void;
  submit: string;
  /** Above the boxes. */
  children: ReactNode;
  /** Below everything. */
  more?: ReactNode;
};

/** As many boxes, and of the kind, as the server says. The last one filled sends the code. */
export function CodeForm<Opened>({
  sent,
  onResent,
  ask,
  submit,
  children,
  more,
  ...opening
}: CodeFormProps<Opened>) {
  const t = useTranslations("account.code");
  const problemText = useProblemText();
  const { code, type, renew, error, closed, busy, verify } = useCode({ sent, onResent, ...opening });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!closed && code.length === sent.codeLength) verify.mutate(code);
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      {children}
      {sent.longer && (
        <Notice tone="care" announce>
          {t("longer")}
        </Notice>
      )}
      <CodeInput
        key={`${sent.codeLength}${sent.alphabet}`}
        label={t("label")}
        length={sent.codeLength}
        alphabet={sent.alphabet}
        value={code}
        error={error && <span role="alert">{problemText(error)}</span>}
        onChange={type}
        onComplete={(typed) => !closed && verify.mutate(typed)}
        readOnly={closed}
        autoFocus
      />
      <Button type="submit" wide busy={busy} disabled={closed || code.length < sent.codeLength}>
        {busy ? t("verifying") : submit}
      </Button>
      <Resend sent={sent} needed={needsNewCode(error)} onResent={renew} ask={ask} />
      {more}
    </form>
  );
}

type Opening<Opened> = Pick<CodeFormProps<Opened>, "sent" | "onResent" | "verify" | "onVerified">;

/** What is typed, and what became of it. */
function useCode<Opened>({ sent, onResent, verify: open, onVerified }: Opening<Opened>) {
  const [code, setCode] = useState("");
  const verify = useMutation({
    mutationFn: open,
    onSuccess: onVerified,
    onError: (problem) => {
      setCode("");
      const longer = longerCode(problem);
      if (longer) onResent({ ...sent, ...longer, sentAt: Date.now(), longer: true });
    },
  });
  const { reset } = verify;
  const error = longerCode(verify.error) ? null : verify.error;
  const lockedUntil = error instanceof ApiProblem ? error.retryAt : undefined;
  const wait = useCountdown(lockedUntil ?? 0);
  // The wait has passed while one looked on: what it said is no longer true.
  useEffect(() => {
    if (lockedUntil !== undefined && wait === 0) reset();
  }, [lockedUntil, wait, reset]);
  const type = (typed: string) => {
    setCode(typed);
    if (typed && error) reset();
  };
  const renew = (next: Sent) => {
    setCode("");
    if (lockedUntil === undefined) reset();
    onResent(next);
  };
  const busy = verify.isPending || verify.isSuccess;
  const closed = busy || needsNewCode(error) || lockedUntil !== undefined;
  return { code, type, renew, error, closed, busy, verify };
}

/** The one that came in place of what was typed. */
const longerCode = (error: Error | null) =>
  error instanceof ApiProblem ? error.details.codeSent : undefined;

/** This code opens nothing any more: expired, replaced, or guessed at too often. */
function needsNewCode(error: Error | null): boolean {
  if (!(error instanceof ApiProblem)) return false;
  return (
    error.code === "code_expired" || (error.code === "incorrect_code" && error.details.attemptsLeft === 0)
  );
}
