import { type EmailFault, emailFault } from "@rihla/contract/rules/person";
import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { Mail } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { suggestedSignInEmail } from "../../domain/person/sign-in-email.ts";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { useHydrated } from "../../lib/page/use-hydrated.ts";
import { useInputBeforeHydration } from "../../lib/page/use-input-before-hydration.ts";
import { EmailField } from "./email-field.tsx";
import { useSendCode } from "./send-code.ts";
import type { Sent } from "./sent-code.ts";

type EmailStepProps = {
  title: string;
  intro: string;
  hint: string;
  submit: string;
  email: string;
  onEmail: (email: string) => void;
  onSent: (sent: Sent) => void;
};

export function EmailStep({ title, intro, hint, submit, email, onEmail, onSent }: EmailStepProps) {
  const send = useSendCode(onSent);
  const [fault, setFault] = useState<EmailFault>();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = emailFault(email);
    setFault(found);
    if (!found && !send.isPending) send.mutate(email.trim());
  };
  const form = useInputBeforeHydration((written) => onEmail(writtenEmail(written)));
  const refused = isWrongAddress(send.error);
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <StepTitle title={title}>{intro}</StepTitle>
      <EmailField
        hint={hint}
        fault={fault ?? (refused ? "invalid_email" : undefined)}
        email={email}
        onEmail={onEmail}
      />
      {send.error && !refused && <SendError error={send.error} />}
      <SendButton busy={send.isPending}>{send.isPending ? send.busyWords : submit}</SendButton>
    </form>
  );
}

/** The server found something wrong with the address that we did not. */
export const isWrongAddress = (error: Error | null) =>
  error instanceof ApiProblem && error.fieldError("email") !== undefined;

/** Typed before our scripts came, else handed over by another screen. */
export function writtenEmail(written: FormData): string {
  return String(written.get("email") ?? "") || suggestedSignInEmail();
}

/** Before our scripts are here a press would send the address to nobody, in the address of the page. */
export function SendButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <fieldset disabled={!useHydrated()} className="contents">
      <Button type="submit" wide busy={busy}>
        {!busy && <Mail aria-hidden="true" className="size-5" />}
        {children}
      </Button>
    </fieldset>
  );
}

export const StepTitle = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h1 className="text-2xl font-semibold">{title}</h1>
    <p className="mt-1 text-ink-2">{children}</p>
  </div>
);

export function SendError({ error }: { error: Error }) {
  const problemText = useProblemText();
  return (
    <Notice tone="wrong" announce>
      {problemText(error)}
    </Notice>
  );
}
