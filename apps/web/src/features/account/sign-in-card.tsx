import { Card } from "@rihla/ui/card";
import { PlacePicture } from "@rihla/ui/place-picture";
import { type ReactNode, useMemo } from "react";
import { useLocation } from "react-router";
import { pictureAddress } from "../../domain/plans/destination-name.ts";
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

/** The place whose picture stands beside the form. */
const gate = "TR";

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
    <Card className="mx-auto mt-2 max-w-md overflow-hidden !p-0 md:mt-12 md:grid md:max-w-5xl md:grid-cols-[2fr_3fr] lg:grid-cols-2">
      {/* Where there is room, the side of who arrives: not fetched where it is not shown. */}
      <PlacePicture
        src={pictureAddress(gate)}
        className="hidden md:block md:h-full md:min-h-[32rem] md:object-[85%_50%]"
      />
      <div className="p-5 md:self-center md:p-8 lg:px-14 lg:py-12">
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
      </div>
    </Card>
  );
}
