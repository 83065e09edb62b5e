import type { AlertKind } from "@rihla/contract";
import { useTranslations } from "use-intl";
import { useToken } from "../../../lib/session/session.ts";
import { ChosenKinds } from "./chosen-kinds.tsx";
import { useAlertMails } from "./use-alert-mails.ts";

/** For whoever is signed in, among their preferences. */
export function AlertMailsSection() {
  const t = useTranslations("alertMails");
  const isSignedIn = useToken() !== null;
  if (!isSignedIn) return null;
  return (
    <section aria-labelledby="alert-mails">
      <h2 id="alert-mails" className="pb-3 text-lg font-semibold">
        {t("title")}
      </h2>
      <OwnAlertMails />
    </section>
  );
}

export function OwnAlertMails() {
  return <AlertMails choice={useAlertMails(null)} />;
}

export function AlertMails({ choice }: { choice: ReturnType<typeof useAlertMails> }) {
  const t = useTranslations("alertMails");
  const kinds = {
    connected: t("kinds.connected"),
    "used-80": t("kinds.used80"),
    "used-100": t("kinds.used100"),
    "ends-tomorrow": t("kinds.endsTomorrow"),
  } satisfies Record<AlertKind, string>;
  return <ChosenKinds intro={t("intro")} kinds={kinds} choice={choice} />;
}
