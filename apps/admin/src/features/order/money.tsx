import type { AdminOrder, AdminPayment } from "@rihla/contract/admin";
import { Badge } from "@rihla/ui/chip";
import { Rows } from "@rihla/ui/rows";
import { useTranslations } from "use-intl";
import { Copied } from "../../lib/copied.tsx";
import { useSaid } from "../../lib/said.ts";
import { Section } from "../../lib/section.tsx";

const tones = { pending: "saffron", paid: "palm", declined: "brick", refunded: "sand" } as const;

/** Each attempt to pay, what its bank calls it, and what of it goes back. */
export function Money({ order: { payments, refunds } }: { order: AdminOrder }) {
  const t = useTranslations("admin");
  return (
    <Section title={t("order.money")}>
      {payments.length === 0 ? (
        <p className="text-ink-2">{t("order.noMoney")}</p>
      ) : (
        <Rows>
          {payments.map((payment) => (
            <Payment
              key={payment.id}
              payment={payment}
              refunds={refunds.filter(({ paymentId }) => paymentId === payment.id)}
            />
          ))}
        </Rows>
      )}
    </Section>
  );
}

function Payment({ payment, refunds }: { payment: AdminPayment; refunds: AdminOrder["refunds"] }) {
  const t = useTranslations("admin");
  const said = useSaid();
  const { status, amount, gateway, card, references, reviewReason, createdAt, paidAt } = payment;
  return (
    <div className="grid gap-1 px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        <Badge tone={tones[status]}>{t(`order.paymentState.${status}`)}</Badge>
        <bdi>{said.money(amount)}</bdi>
        <bdi lang="en">{gateway}</bdi>
        {card && <bdi dir="ltr">{card}</bdi>}
      </p>
      <p className="text-sm text-ink-2">{said.moment(paidAt ?? createdAt)}</p>
      <p className="-ms-2 flex flex-wrap text-sm">
        {references.map((reference) => (
          <Copied key={reference} value={reference} />
        ))}
      </p>
      {reviewReason && (
        <p className="text-sm">
          {t("order.review")} : <bdi lang="en">{reviewReason}</bdi>
        </p>
      )}
      {refunds.map((refund) => (
        <p key={refund.id} className="text-sm">
          {t("do.refund")} : <bdi>{said.money(refund.amount)}</bdi>{" "}
          {t(refund.to === "card" ? "order.toCard" : "order.toWallet")} ·{" "}
          {t(`order.refundState.${refund.status}`)} · {said.moment(refund.doneAt ?? refund.createdAt)}
        </p>
      ))}
    </div>
  );
}
