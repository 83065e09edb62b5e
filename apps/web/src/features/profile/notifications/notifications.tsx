import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { BellOff, BellRing } from "lucide-react";
import { useTranslations } from "use-intl";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import { useToken } from "../../../lib/session/session.ts";
import { paths } from "../../../paths.ts";
import { appPush } from "../../../platform/app/app-push.ts";
import { canReceivePush, usePush } from "./use-push.ts";

/** The browser or the phone is asked on a press, never by itself; once refused, only its settings can change that. */
export function Notifications() {
  const t = useTranslations("profile.notifications");
  const hydrated = useHydrated();
  const isSignedIn = useToken() !== null;
  return (
    <section aria-labelledby="notifications">
      <h2 id="notifications" className="pb-3 text-lg font-semibold">
        {t("title")}
      </h2>
      <Card className="flex flex-col gap-4">
        <p className="text-sm text-ink-2">{t("body")}</p>
        {hydrated && !canReceivePush() && <Notice>{t("unsupported")}</Notice>}
        {hydrated && canReceivePush() && !isSignedIn && <SignIn />}
        {hydrated && canReceivePush() && isSignedIn && <Switch />}
      </Card>
    </section>
  );
}

function SignIn() {
  const t = useTranslations("profile.notifications");
  return (
    <LinkButton kind="secondary" size="medium" to={paths.login({ next: paths.preferences() })}>
      {t("signIn")}
    </LinkButton>
  );
}

function Switch() {
  const t = useTranslations("profile.notifications");
  const { state, switchOn, switchOff } = usePush(true);
  const denied = state === "denied" || switchOn.data === "denied";
  if (state === "unsupported") return <Notice>{t("notOffered")}</Notice>;
  if (state === "on") return <On switchOff={switchOff} />;
  return (
    <>
      {denied ? (
        <Notice tone="care" announce={switchOn.isSuccess}>
          {t(appPush ? "deniedInApp" : "denied")}
        </Notice>
      ) : (
        <Button kind="secondary" size="medium" busy={switchOn.isPending} onClick={() => switchOn.mutate()}>
          {!switchOn.isPending && <BellRing aria-hidden="true" className="size-5" />}
          {switchOn.isPending ? t("asking") : t("allow")}
        </Button>
      )}
      {switchOn.data === "not-offered" && <Notice announce>{t("notOffered")}</Notice>}
      {switchOn.error && (
        <Notice tone="wrong" announce>
          {t("failed")}
        </Notice>
      )}
    </>
  );
}

function On({ switchOff }: Pick<ReturnType<typeof usePush>, "switchOff">) {
  const t = useTranslations("profile.notifications");
  return (
    <>
      <Notice tone="good" announce>
        {t("granted")}
      </Notice>
      <Button kind="secondary" size="medium" busy={switchOff.isPending} onClick={() => switchOff.mutate()}>
        {!switchOff.isPending && <BellOff aria-hidden="true" className="size-5" />}
        {t("switchOff")}
      </Button>
    </>
  );
}
