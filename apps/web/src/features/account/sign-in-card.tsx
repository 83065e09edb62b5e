import type { BodyOf, CodeSent } from "@rihla/contract";
import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import { CodeStep, type SignedIn } from "./code-step.tsx";

export type Sent = CodeSent & { email: string; sentAt: number };
export type NewCustomer = Omit<BodyOf<"POST /auth/sessions">, "email" | "code">;

type SignInCardProps = {
  sent: Sent | undefined;
  onSent: (sent: Sent | undefined) => void;
  customer?: NewCustomer;
  onSignedIn: (session: SignedIn) => void;
  /** The step before the code. */
  children: ReactNode;
};

export function SignInCard({ sent, onSent, customer, onSignedIn, children }: SignInCardProps) {
  return (
    <Card className="mx-auto mt-2 max-w-md p-5 md:mt-12 md:p-8">
      {sent ? (
        <CodeStep
          sent={sent}
          customer={customer}
          onResent={onSent}
          onSignedIn={onSignedIn}
          onOtherEmail={() => onSent(undefined)}
        />
      ) : (
        children
      )}
    </Card>
  );
}
