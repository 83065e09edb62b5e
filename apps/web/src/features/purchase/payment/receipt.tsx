import type { Money, Order, Payment } from "@rihla/contract";
import { exactAmount, formatDate } from "@rihla/i18n";
import { useTranslations } from "use-intl";
import { useProblemText } from "../../../lib/use-problem-text.ts";
import { useVisitor } from "../../../lib/visitor.ts";
import { Card } from "../../../ui/card.tsx";
import { type Fact, Facts, Reference } from "../../../ui/facts.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PaperActions } from "../../../ui/paper-actions.tsx";
import { HelpLine } from "./help-line.tsx";
import { useReceipt } from "./use-receipt.ts";

/** Everything that card schemes ask a shop to show of an accepted payment; the eSIM's own papers are apart from it. */
export function Receipt({ order, payment }: { order: Order; payment: Payment }) {
  const t = useTranslations("payment.receipt");
  return (
    <Card className="flex flex-col gap-5 lg:p-6">
      <h2 className="text-lg font-semibold">{t("title")}</h2>
      {payment.gatewayMessage && <p className="font-medium text-palm">{payment.gatewayMessage}</p>}
      <Facts facts={useReceiptFacts(order, payment)} />
      <HelpLine operator={payment.operator} />
      <Actions number={order.number} />
    </Card>
  );
}

function Actions({ number }: { number: string }) {
  const t = useTranslations("payment.receipt");
  const problemText = useProblemText();
  const { download, send } = useReceipt(number);
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
          {t("sent")}
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

function useReceiptFacts(order: Order, payment: Payment): Fact[] {
  const t = useTranslations("payment.receipt");
  const { language } = useVisitor();
  const method =
    payment.cards.map((card) => t(`cards.${card}`)).join(" / ") || t(`methods.${payment.method}`);
  const facts: [key: string, name: string, value: string][] = [
    ...payment.receipt.map(({ field, value }): [string, string, string] => [field, t(field), value]),
    ["orderNumber", t("orderNumber"), order.number],
    ["paidAt", t("paidAt"), formatDate(payment.paidAt ?? payment.createdAt)],
    ["method", t("method"), method],
  ];
  const shown = facts.map(([key, name, value]) => ({ key, name, value: <Reference>{value}</Reference> }));
  const amount = <bdi>{exactAmount(payment.amount, language)}</bdi>;
  return [...shown, ...useReasons(order), { key: "amount", name: t("amount"), value: amount, strong: true }];
}

/** What lies between the price of the plans and the amount that was paid. */
function useReasons({ subtotal, serviceFee, couponDiscount, couponCode }: Order): Fact[] {
  const t = useTranslations("payment.receipt");
  const { language } = useVisitor();
  const sum = (key: "subtotal" | "serviceFee", money: Money): Fact => ({
    key,
    name: t(key),
    value: <bdi>{exactAmount(money, language)}</bdi>,
  });
  const coupon: Fact = {
    key: "coupon",
    name: (
      <>
        {t("coupon")} <bdi>{couponCode}</bdi>
      </>
    ),
    value: <bdi>− {exactAmount(couponDiscount, language)}</bdi>,
  };
  const changing = [
    ...(serviceFee.amount > 0 ? [sum("serviceFee", serviceFee)] : []),
    ...(couponDiscount.amount > 0 ? [coupon] : []),
  ];
  return changing.length > 0 ? [sum("subtotal", subtotal), ...changing] : [];
}
