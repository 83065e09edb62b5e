import type { DataOf } from "@rihla/contract";
import { Button } from "@rihla/ui/button";
import { useTranslations } from "use-intl";
import { api } from "../../lib/api/api.ts";
import { CodeForm } from "./code-form.tsx";
import type { Sent } from "./sent-code.ts";

export type SignedIn = DataOf<"POST /auth/sessions">;
type CodeStepProps = {
  sent: Sent;
  onResent: (sent: Sent) => void;
  onSignedIn: (session: SignedIn) => void;
  onOtherEmail: () => void;
};

export function CodeStep({ sent, onResent, onSignedIn, onOtherEmail }: CodeStepProps) {
  const t = useTranslations("account.code");
  const { customer, email } = sent;
  return (
    <CodeForm
      sent={sent}
      onResent={onResent}
      verify={(code) => api("POST /auth/sessions", { body: { ...customer, email, code } })}
      onVerified={onSignedIn}
      submit={t("verify")}
      more={
        <Button kind="quiet" size="medium" onClick={onOtherEmail}>
          {t("otherEmail")}
        </Button>
      }
    >
      <div>
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 text-ink-2">
          {t.rich("sent", {
            alphabet: sent.alphabet,
            length: sent.codeLength,
            email: () => <Address>{email}</Address>,
          })}
        </p>
      </div>
    </CodeForm>
  );
}

/** On a line of its own rather than torn; only what is wider than the page is broken. */
export const Address = ({ children }: { children: string }) => (
  <bdi
    dir="ltr"
    className="inline-block max-w-full font-medium hyphens-none wrap-anywhere text-ink max-[18rem]:inline"
  >
    {children}
  </bdi>
);
