import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { CodeInput } from "../../ui/code-input.tsx";
import { Resend } from "./resend.tsx";
import type { Sent } from "./sign-in.tsx";
import { useSignInProblem } from "./sign-in-problem.ts";

type CodeStepProps = {
  sent: Sent;
  onResent: (sent: Sent) => void;
  onSignedIn: (token: string) => void;
  onOtherEmail: () => void;
};

/** As many boxes, and of the kind, as the server says. The last one filled sends the code. */
export function CodeStep({ sent, onResent, onSignedIn, onOtherEmail }: CodeStepProps) {
  const t = useTranslations("account.code");
  const words = useSignInProblem();
  const [code, setCode] = useState("");
  const verify = useMutation({
    mutationFn: (typed: string) => api("POST /auth/sessions", { body: { email: sent.email, code: typed } }),
    onSuccess: ({ token }) => onSignedIn(token),
    onError: () => setCode(""),
  });
  const busy = verify.isPending || verify.isSuccess;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && code.length === sent.codeLength) verify.mutate(code);
  };
  const type = (typed: string) => {
    setCode(typed);
    if (typed && verify.error) verify.reset();
  };
  const resent = (next: Sent) => {
    setCode("");
    verify.reset();
    onResent(next);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div>
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 text-ink-2">{t.rich("sent", { email: () => <Address>{sent.email}</Address> })}</p>
      </div>
      <CodeInput
        label={t("label")}
        length={sent.codeLength}
        alphabet={sent.alphabet}
        value={code}
        error={verify.error && <span role="alert">{words(verify.error)}</span>}
        onChange={type}
        onComplete={(typed) => !busy && verify.mutate(typed)}
        readOnly={busy}
        autoFocus
      />
      <Button type="submit" wide busy={busy} disabled={code.length < sent.codeLength}>
        {busy ? t("verifying") : t("verify")}
      </Button>
      <Resend sent={sent} onResent={resent} />
      <Button kind="quiet" size="medium" onClick={onOtherEmail}>
        {t("otherEmail")}
      </Button>
    </form>
  );
}

const Address = ({ children }: { children: string }) => (
  <bdi dir="ltr" className="font-medium break-all text-ink">
    {children}
  </bdi>
);
