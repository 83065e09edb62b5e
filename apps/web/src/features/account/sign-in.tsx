import { brand } from "@rihla/i18n";
import { Link } from "@rihla/ui/link";
import { Notice } from "@rihla/ui/notice";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useHydrated } from "../../lib/page/use-hydrated.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { sessionHasEnded } from "../../lib/session/session.ts";
import { paths } from "../../paths.ts";
import { BoughtHere } from "./bought-here.tsx";
import type { SignedIn } from "./code-step.tsx";
import { EmailStep } from "./email-step.tsx";
import { SignInCard, useSent } from "./sign-in-card.tsx";

export type SignInProps = {
  /** Where the person was going. */
  next: string | undefined;
  onSignedIn: (session: SignedIn) => void;
};

/** E-mail, then the code mailed to it. Who was signed out reads why they are here. */
export function SignIn({ next, onSignedIn }: SignInProps) {
  const t = useTranslations("account");
  const [email, setEmail] = useState("");
  const [sent, setSent] = useSent();
  const hasEnded = useHydrated() && sessionHasEnded();
  return (
    <>
      <SignInCard sent={sent} onSent={setSent} onSignedIn={onSignedIn}>
        {hasEnded && (
          <Notice tone="care" announce className="mb-5">
            {t("login.ended")}
          </Notice>
        )}
        <EmailStep
          title={t("title")}
          intro={t("intro")}
          hint={t("emailHint")}
          submit={t("sendCode")}
          email={email}
          onEmail={setEmail}
          onSent={setSent}
        />
        <p className="mt-6 border-t border-line pt-4 text-center text-sm text-ink-2">
          {t("login.noAccount")} <TextLink to={paths.register({ next })}>{t("login.register")}</TextLink>
        </p>
        <p className="text-center text-sm">
          <TextLink to={paths.resetPassword({ next })}>{t("login.noCode")}</TextLink>
        </p>
      </SignInCard>
      {!sent && <BoughtHere />}
    </>
  );
}

/** For who looks for a password to reset: there is none, and a fresh code does the same. */
export function FreshCode({ next, onSignedIn }: SignInProps) {
  const t = useTranslations("account");
  const { language } = useVisitor();
  const [email, setEmail] = useState("");
  const [sent, setSent] = useSent();
  return (
    <SignInCard sent={sent} onSent={setSent} onSignedIn={onSignedIn}>
      <EmailStep
        title={t("reset.title")}
        intro={t("reset.intro", { brand: brand.name[language] })}
        hint={t("emailHint")}
        submit={t("reset.submit")}
        email={email}
        onEmail={setEmail}
        onSent={setSent}
      />
      <p className="mt-4 text-center text-sm">
        <TextLink to={paths.login({ next })}>{t("reset.back")}</TextLink>
      </p>
    </SignInCard>
  );
}

export const TextLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="inline-flex min-h-11 items-center font-semibold text-sea hover:underline">
    {children}
  </Link>
);
