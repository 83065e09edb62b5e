import { defaultLanguage } from "@rihla/contract/rules";
import { Button } from "@rihla/ui/button";
import { Sheet } from "@rihla/ui/sheet";
import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../lib/api/api.ts";
import type { OwnCode } from "../../lib/session/confirm.ts";
import { CodeForm } from "./code-form.tsx";
import { Address } from "./code-step.tsx";
import { SendError } from "./email-step.tsx";
import { type AskForCode, askToConfirm, useSendCode } from "./send-code.ts";
import type { Sent } from "./sent-code.ts";

type Confirming = { email: string; code?: OwnCode | undefined; onConfirmed: () => void };

/** Over a screen that wants to do what only the customer may: a fresh code, typed in place. */
export function ConfirmItIsYou({
  open,
  onClose,
  ...confirming
}: Confirming & { open: boolean; onClose: () => void }) {
  const t = useTranslations("account.confirm");
  const common = useTranslations("common");
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={confirming.code?.title ?? t("title")}
      closeLabel={common("close")}
    >
      <Confirmation {...confirming} />
    </Sheet>
  );
}

function Confirmation({ email, code: own, onConfirmed }: Confirming) {
  const t = useTranslations("account");
  const common = useTranslations("common");
  const [sent, setSent] = useState<Sent>();
  const ask: AskForCode = own ? ({ language = defaultLanguage }) => own.ask(language) : askToConfirm;
  const send = useSendCode(setSent, ask);
  const begin = useEffectEvent(() => send.mutate(email));
  useEffect(() => begin(), []);
  if (sent)
    return (
      <CodeForm
        sent={sent}
        onResent={setSent}
        ask={ask}
        verify={(code): Promise<unknown> =>
          own ? own.verify(code) : api("POST /auth/me/confirmation", { body: { code } })
        }
        onVerified={onConfirmed}
        submit={own?.submit ?? t("confirm.submit")}
      >
        <p className="text-ink-2">{t.rich("confirm.sent", { email: () => <Address>{email}</Address> })}</p>
      </CodeForm>
    );
  if (send.error)
    return (
      <div className="flex flex-col gap-4 pb-4">
        <SendError error={send.error} />
        <Button kind="secondary" onClick={() => send.mutate(email)}>
          {common("retry")}
        </Button>
      </div>
    );
  return (
    <Loading label={t("sending")} className="flex flex-col gap-4 pb-4">
      <Skeleton className="h-12 rounded-control" />
      <Skeleton className="h-15 rounded-control" />
    </Loading>
  );
}
