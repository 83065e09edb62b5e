import { Card } from "@rihla/ui/card";
import { type ReactNode, useMemo } from "react";
import { useLocation } from "react-router";
import { useBackAction } from "../../lib/navigation/back-action.ts";
import { useStoredState } from "../../lib/storage/use-stored-state.ts";
import { withoutLanguage } from "../../paths.ts";
import { json, stored } from "../../platform/storage/storage.ts";
import { CodeStep, type SignedIn } from "./code-step.tsx";
import type { Sent } from "./sent-code.ts";

type SignInCardProps = {
  sent: Sent | undefined;
  onSent: (sent: Sent | undefined) => void;
  onSignedIn: (session: SignedIn) => void;
  /** The step before the code. */
  children: ReactNode;
};

const sentFrom = (pathname: string) =>
  stored("tab", `code-sent${withoutLanguage(pathname)}`, json(stillOpens));

/** A code that is over opens nothing. */
function stillOpens(kept: unknown): Sent | undefined {
  const sent = kept as Sent;
  return Date.parse(sent.expiresAt) > Date.now() ? sent : undefined;
}

/** The code on its way, as long as it opens something: reloading this screen leads back to its boxes. */
export function useSent() {
  const { pathname } = useLocation();
  return useStoredState(useMemo(() => sentFrom(pathname), [pathname]));
}

export function SignInCard({ sent, onSent, onSignedIn, children }: SignInCardProps) {
  const { pathname } = useLocation();
  useBackAction(sent !== undefined, () => onSent(undefined));
  const enter = (session: SignedIn) => {
    sentFrom(pathname).write(undefined);
    onSignedIn(session);
  };
  return (
    <Card className="mx-auto mt-2 max-w-md p-5 md:mt-12 md:p-8">
      {sent ? (
        <CodeStep
          sent={sent}
          onResent={(next) => onSent({ ...sent, ...next })}
          onSignedIn={enter}
          onOtherEmail={() => onSent(undefined)}
        />
      ) : (
        children
      )}
    </Card>
  );
}
