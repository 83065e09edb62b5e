import { Button } from "@rihla/ui/button";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { call } from "../../lib/call.ts";
import { touchPasskey } from "../../lib/passkeys.ts";
import { RefusalNotice } from "../../lib/refusal-notice.tsx";
import { sessionKey } from "../../lib/session.ts";
import { useAct } from "../../lib/use-act.ts";
import { DoorFrame, type DoorProps } from "./door-frame.tsx";

/** Nobody types a name: the passkey knows whose it is. */
export function Door(props: DoorProps) {
  const t = useTranslations("admin");
  const queries = useQueryClient();
  // What one operator saw is not there for the next at the same screen.
  useEffect(
    () => queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey }),
    [queries],
  );
  const enter = useAct(async () => {
    const { data: asked } = await call("POST /sign-in-challenges");
    return call("POST /sessions", { body: { credential: await touchPasskey(asked) } });
  });
  return (
    <DoorFrame {...props} title={t("title")}>
      <p className="text-ink-2">{t("door.text")}</p>
      <Button wide busy={enter.isPending} onClick={() => enter.mutate()}>
        {t("door.signIn")}
      </Button>
      <RefusalNotice error={enter.error} />
    </DoorFrame>
  );
}
