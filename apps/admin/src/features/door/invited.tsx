import { Spinner } from "@rihla/ui/spinner";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { call } from "../../lib/call.ts";
import { PasskeyForm } from "../../lib/passkey-form.tsx";
import { makePasskey } from "../../lib/passkeys.ts";
import { RefusalNotice } from "../../lib/refusal-notice.tsx";
import { DoorFrame, type DoorProps } from "./door-frame.tsx";

/** What was done is not undone by asking again for an invitation that is used up: the button stays busy until the next page is there. */
const untilThePageIsGone = new Promise<never>(() => {});

/** Who follows an invitation's link makes a first passkey here. Its secret stands behind the `#`, and leaves the address at once. */
export function Invited(props: DoorProps) {
  const t = useTranslations("admin");
  const [token] = useState(takeToken);
  const invitation = useQuery({
    queryKey: ["POST /invitation-challenges", token],
    queryFn: async () => (await call("POST /invitation-challenges", { body: { token } })).data,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const { data } = invitation;
  const accept = async (passkeyName: string) => {
    // Anew: the one that the page was shown with may be over by now.
    const { data: asked } = await call("POST /invitation-challenges", { body: { token } });
    const credential = await makePasskey(asked.options);
    await call("POST /invitations/acceptance", {
      body: { token, credential, passkeyName, language: props.language },
    });
    // A new page: nothing of this one, and nothing of who was signed in at this screen before.
    location.replace("/access");
    await untilThePageIsGone;
  };
  return (
    <DoorFrame {...props} title={data ? t("invitation.title", { name: data.name }) : t("title")}>
      {data && (
        <>
          <p className="text-ink-2">{t("invitation.text", { role: t(`role.${data.role}`) })}</p>
          <PasskeyForm words={t("invitation.make")} make={accept} />
        </>
      )}
      {invitation.isPending && <Spinner />}
      <RefusalNotice error={invitation.error} />
    </DoorFrame>
  );
}

function takeToken(): string {
  const token = location.hash.slice(1) || (history.state?.invitation ?? "");
  history.replaceState({ ...history.state, invitation: token }, "", location.pathname);
  return token;
}
