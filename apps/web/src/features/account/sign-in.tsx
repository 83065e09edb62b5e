import type { CodeSent } from "@rihla/contract";
import { useState } from "react";
import { Card } from "../../ui/card.tsx";
import { CodeStep } from "./code-step.tsx";
import { EmailStep } from "./email-step.tsx";

export type Sent = CodeSent & { email: string; sentAt: number };

/** E-mail, then the code mailed to it. */
export function SignIn({
  firstEmail,
  onSignedIn,
}: {
  firstEmail: string;
  onSignedIn: (token: string) => void;
}) {
  const [email, setEmail] = useState(firstEmail);
  const [sent, setSent] = useState<Sent>();
  return (
    <Card className="mx-auto mt-2 max-w-md p-5 md:mt-12 md:p-8">
      {sent ? (
        <CodeStep
          sent={sent}
          onResent={setSent}
          onSignedIn={onSignedIn}
          onOtherEmail={() => setSent(undefined)}
        />
      ) : (
        <EmailStep email={email} onEmail={setEmail} onSent={setSent} />
      )}
    </Card>
  );
}
