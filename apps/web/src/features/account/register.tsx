import { termsVersion } from "@rihla/contract/rules";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { paths } from "../../paths.ts";
import { nobodyYet } from "./newcomer.ts";
import { RegisterStep } from "./register-step.tsx";
import { type SignInProps, TextLink } from "./sign-in.tsx";
import { SignInCard, useSent } from "./sign-in-card.tsx";

/** E-mail, name, country and terms, then the code. Who has an account already just signs in. */
export function Register({
  next,
  onSignedIn,
  terms,
}: SignInProps & { terms: (sheet: { open: boolean; onClose: () => void }) => ReactNode }) {
  const t = useTranslations("account.register");
  const [newcomer, setNewcomer] = useState(nobodyYet);
  const [sent, setSent] = useSent();
  const [reading, setReading] = useState(false);
  const { name, country } = newcomer;
  return (
    <SignInCard sent={sent} onSent={setSent} onSignedIn={onSignedIn}>
      <RegisterStep
        newcomer={newcomer}
        onChange={setNewcomer}
        onSent={(code) => setSent({ ...code, customer: { name: name.trim(), country, termsVersion } })}
        onReadTerms={() => setReading(true)}
      />
      <p className="mt-6 border-t border-line pt-4 text-center text-sm text-ink-2">
        {t("known")} <TextLink to={paths.login({ next })}>{t("login")}</TextLink>
      </p>
      {terms({ open: reading, onClose: () => setReading(false) })}
    </SignInCard>
  );
}
