import { EmptyState } from "@rihla/ui/empty-state";
import { LinkButton } from "@rihla/ui/link-button";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { emptyDrawing } from "../../../lib/page/empty-drawing.ts";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import { useToken } from "../../../lib/session/session.ts";
import { paths } from "../../../paths.ts";
import { AlertMails, OwnAlertMails } from "./alert-mails.tsx";
import { useAlertMails } from "./use-alert-mails.ts";

/** Where the link of a mail leads: without signing in, its reader says which ones come. Without a link, the account's. */
export function LinkedAlertMails() {
  const t = useTranslations("alertMails");
  const token = useLocation().hash.slice(1);
  // The server sees no fragment.
  const hydrated = useHydrated();
  const isSignedIn = useToken() !== null;
  return (
    <div className="mx-auto max-w-2xl pt-2 md:pt-8">
      <h1 className="pb-4 text-2xl font-semibold">{t("title")}</h1>
      {hydrated && token !== "" && <ByLink key={token} token={token} />}
      {hydrated && token === "" && (isSignedIn ? <OwnAlertMails /> : <SignIn />)}
    </div>
  );
}

function ByLink({ token }: { token: string }) {
  const t = useTranslations("alertMails");
  const mails = useAlertMails(token);
  if (!mails.isNoLink) return <AlertMails choice={mails} />;
  return (
    <EmptyState
      level={2}
      title={t("linkEnded")}
      drawing={emptyDrawing("door")}
      actions={<LinkButton to={paths.login({ next: paths.mails() })}>{t("toSignIn")}</LinkButton>}
    >
      {t("linkEndedBody")}
    </EmptyState>
  );
}

function SignIn() {
  const t = useTranslations("alertMails");
  return (
    <>
      <p className="pb-4">{t("signIn")}</p>
      <LinkButton to={paths.login({ next: paths.mails() })}>{t("toSignIn")}</LinkButton>
    </>
  );
}
