import type { DataOf } from "@rihla/contract";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../lib/api.ts";
import { ApiProblem } from "../../lib/api-problem.ts";
import { Button } from "../../ui/button.tsx";
import { CodeInput } from "../../ui/code-input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useCountdown } from "./countdown.ts";
import { Resend } from "./resend.tsx";
import type { Sent } from "./sign-in-card.tsx";
import { useSignInProblem, waitEnd } from "./sign-in-problem.ts";

export type SignedIn = DataOf<"POST /auth/sessions">;
type CodeStepProps = {
  sent: Sent;
  onResent: (sent: Sent) => void;
  onSignedIn: (session: SignedIn) => void;
  onOtherEmail: () => void;
};

/** As many boxes, and of the kind, as the server says. The last one filled sends the code. */
export function CodeStep({ sent, onResent, onSignedIn, onOtherEmail }: CodeStepProps) {
  const t = useTranslations("account.code");
  const words = useSignInProblem();
  const [code, setCode] = useState("");
  const verify = useMutation({
    mutationFn: (typed: string) =>
      api("POST /auth/sessions", { body: { ...sent.customer, email: sent.email, code: typed } }),
    onSuccess: onSignedIn,
    onError: (problem) => {
      setCode("");
      const longer = longerCode(problem);
      if (longer) onResent({ ...sent, ...longer, sentAt: Date.now(), longer: true });
    },
  });
  const { reset } = verify;
  const error = longerCode(verify.error) ? null : verify.error;
  const lockedUntil = waitEnd(error, verify.submittedAt);
  const wait = useCountdown(lockedUntil ?? 0);
  // The wait has passed while one looked on: what it said is no longer true.
  useEffect(() => {
    if (lockedUntil !== undefined && wait === 0) reset();
  }, [lockedUntil, wait, reset]);
  const busy = verify.isPending || verify.isSuccess;
  const spent = needsNewCode(error);
  const closed = busy || spent || lockedUntil !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!closed && code.length === sent.codeLength) verify.mutate(code);
  };
  const type = (typed: string) => {
    setCode(typed);
    if (typed && error) reset();
  };
  const resent = (next: Sent) => {
    setCode("");
    if (lockedUntil === undefined) reset();
    onResent(next);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div>
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 text-ink-2">{t.rich("sent", { email: () => <Address>{sent.email}</Address> })}</p>
      </div>
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
        error={error && <span role="alert">{words(error, verify.submittedAt)}</span>}
        onChange={type}
        onComplete={(typed) => !closed && verify.mutate(typed)}
        readOnly={closed}
        autoFocus
      />
      <Button type="submit" wide busy={busy} disabled={closed || code.length < sent.codeLength}>
        {busy ? t("verifying") : t("verify")}
      </Button>
      <Resend sent={sent} onResent={resent} />
      <Button kind="quiet" size="medium" onClick={onOtherEmail}>
        {t("otherEmail")}
      </Button>
    </form>
  );
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

const Address = ({ children }: { children: string }) => (
  <bdi dir="ltr" className="font-medium break-all text-ink">
    {children}
  </bdi>
);
