import { Button } from "@rihla/ui/button";
import { useTranslations } from "use-intl";
import { clockTime, useCountdown } from "./countdown.ts";
import { SendError } from "./email-step.tsx";
import { type AskForCode, useSendCode } from "./send-code.ts";
import type { Sent } from "./sent-code.ts";

type ResendProps = {
  sent: Sent;
  /** The code that was sent opens nothing any more: there is nothing to wait for. */
  needed: boolean;
  onResent: (sent: Sent) => void;
  ask?: AskForCode;
};

/** Counting down, then offering, then sending another code. */
export function Resend({ sent, needed, onResent, ask }: ResendProps) {
  const t = useTranslations("account.code");
  const left = useCountdown(sent.sentAt + sent.resendAfterSeconds * 1000);
  const send = useSendCode(onResent, ask);
  return (
    <div className="flex flex-col gap-2 text-center text-sm">
      {send.error && <SendError error={send.error} />}
      <p role="status" className={send.isSuccess ? "text-palm" : "sr-only"}>
        {send.isSuccess ? t("resent") : ""}
      </p>
      {left > 0 && !needed ? (
        <p className="flex min-h-11 items-center justify-center text-ink-2">
          <span>{t.rich("resendIn", { time: () => <bdi dir="ltr">{clockTime(left)}</bdi> })}</span>
        </p>
      ) : (
        <Button kind="secondary" size="medium" busy={send.isPending} onClick={() => send.mutate(sent.email)}>
          {send.isPending ? send.busyWords : t("resend")}
        </Button>
      )}
    </div>
  );
}
