import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { pushChoice } from "../../../lib/session/push-token.ts";
import { useToken } from "../../../lib/session/session.ts";
import { appPush } from "../../../platform/app/app-push.ts";
import { stored, text } from "../../../platform/storage/storage.ts";
import { usePush } from "./use-push.ts";

/** The person has answered: they are not asked again by themselves. */
const answered = stored("device", "PUSH_ASKED", text);

/** In the app, once there is an eSIM to be told of: why, before the phone asks. A browser is switched on in the preferences. */
export function TellMe() {
  return appPush ? <Offer /> : null;
}

function Offer() {
  const t = useTranslations("esims.tellMe");
  const isSignedIn = useToken() !== null;
  const hasAnswered = useSyncExternalStore(answered.subscribe, answered.read, () => "yes") !== undefined;
  const { state, switchOn } = usePush(isSignedIn);
  if (hasAnswered || state !== "off" || pushChoice.read() === "off") return null;
  const done = () => answered.write("yes");
  return (
    <Notice
      title={t("title")}
      className="mb-5"
      actions={
        <>
          <Button
            size="small"
            busy={switchOn.isPending}
            onClick={() => switchOn.mutate(undefined, { onSettled: done })}
          >
            {t("allow")}
          </Button>
          <Button kind="secondary" size="small" onClick={done}>
            {t("later")}
          </Button>
        </>
      }
    >
      {t("body")}
    </Notice>
  );
}
