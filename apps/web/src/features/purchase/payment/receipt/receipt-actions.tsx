import { Notice } from "@rihla/ui/notice";
import { PaperActions } from "@rihla/ui/paper-actions";
import { useTranslations } from "use-intl";
import { useOrderReceipt, useTopUpReceipt } from "../../../../domain/payments/use-receipt.ts";
import { useProblemText } from "../../../../lib/api/use-problem-text.ts";

/** Printing an order's receipt, keeping and mailing it; also once its money is back, which it says. */
export function ReceiptActions({ number }: { number: string }) {
  const t = useTranslations("payment.receipt");
  return <Actions {...useOrderReceipt(number)} sent={t("sent")} />;
}

/** The same of what was put into a wallet. */
export function TopUpReceiptActions({ number }: { number: string }) {
  const t = useTranslations("payment.receipt");
  return <Actions {...useTopUpReceipt(number)} sent={t("sentToAccount")} />;
}

type ActionsProps = ReturnType<typeof useOrderReceipt> & { sent: string };

function Actions({ download, send, sent }: ActionsProps) {
  const t = useTranslations("payment.receipt");
  const problemText = useProblemText();
  const error = download.error ?? send.error;
  return (
    <>
      {error && (
        <Notice tone="wrong" announce>
          {problemText(error)}
        </Notice>
      )}
      {send.isSuccess && (
        <Notice tone="good" announce>
          {sent}
        </Notice>
      )}
      <PaperActions
        print={{ label: t("print"), onPress: () => window.print() }}
        download={{ label: t("download"), busy: download.isPending, onPress: () => download.mutate() }}
        send={{ label: t("send"), busy: send.isPending, onPress: () => send.mutate() }}
      />
    </>
  );
}
