import type { Order } from "@rihla/contract";
import { formatDate } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { CopyRow } from "@rihla/ui/copy-row";
import { Notice } from "@rihla/ui/notice";
import { SendWays } from "@rihla/ui/send-ways";
import { Sheet } from "@rihla/ui/sheet";
import { useMutation } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { orderSecret } from "../../../domain/orders/order-access.ts";
import { piecesOf } from "../../../domain/orders/pieces-of.ts";
import { api } from "../../../lib/api/api.ts";
import { useProblemText } from "../../../lib/api/use-problem-text.ts";
import { fullAddress } from "../../../lib/navigation/full-address.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { paths } from "../../../paths.ts";
import { copyText } from "../../../platform/sharing/clipboard.ts";
import { canShare, shareText } from "../../../platform/sharing/share.ts";

type ShareLinkProps = { order: Pick<Order, "number" | "lines">; open: boolean; onClose: () => void };

/** Makes a link by which somebody else pays the order, and the ways to send it. */
export function ShareLink({ order: { number, lines }, open, onClose }: ShareLinkProps) {
  const t = useTranslations("payment.byLink");
  const common = useTranslations("common");
  const problemText = useProblemText();
  const { language } = useVisitor();
  const making = useMutation({
    mutationFn: () =>
      api("POST /orders/{number}/payment-link", { path: { number }, orderSecret: orderSecret(number) }),
  });
  const { data: link, error } = making;
  const address = link && `${fullAddress(paths.pay(), language)}#${link.token}`;
  return (
    <Sheet open={open} onClose={onClose} title={t("title")} closeLabel={common("close")}>
      <div className="flex flex-col gap-4">
        <p className="text-ink-2">{t("what")}</p>
        {error && (
          <Notice tone="wrong" announce>
            {problemText(error)}
          </Notice>
        )}
        {address ? (
          <>
            <p role="status" className="font-medium">
              {t.rich("until", { date: () => <bdi dir="ltr">{formatDate(link.endsAt)}</bdi> })}
            </p>
            <Ways address={address} count={piecesOf(lines)} />
          </>
        ) : (
          <Button wide busy={making.isPending} onClick={() => making.mutate()}>
            <Link2 aria-hidden="true" className="size-5" />
            {t("make")}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

function Ways({ address, count }: { address: string; count: number }) {
  const t = useTranslations("payment.byLink");
  const message = t("message", { address, count });
  const ways = { whatsapp: t("ways.whatsapp"), sms: t("ways.sms"), mail: t("ways.mail") };
  return (
    <>
      <SendWays
        subject={t("subject")}
        message={message}
        labels={{ share: t("share"), ...ways }}
        onShare={canShare() ? () => shareText(message) : undefined}
      />
      <CopyRow
        label={t("link")}
        value={address}
        copyLabel={t("copy")}
        copiedLabel={t("copied")}
        onCopy={copyText}
      />
      <p className="text-sm text-ink-2">{t("private")}</p>
    </>
  );
}
