import type { Language, Money } from "@rihla/contract";
import { brand, formatDate, formatMoney, ltr } from "@rihla/i18n";
import { mailTranslator } from "@rihla/i18n/translator";
import { countedPlanBlock, type MailBlock } from "./mail-block.ts";
import type { MailContent } from "./mailer.ts";
import { renderMail } from "./render-mail.ts";

type AwaitedOrderMail = {
  language: Language;
  orderNumber: string;
  name: string;
  orderUrl: string;
  /** The money has just come, or its eSIMs take longer than usual. */
  what: "paid" | "late";
  /** Null where a voucher paid. */
  paid: Money | null;
  lines: Array<{ destinationName: string; planText: string }>;
  /** The last moment at which they can come. */
  latest: Date;
  /** What goes back otherwise, and by when it is there on a card. */
  back: "card" | "payer" | "wallet" | "voucher";
  backBy: Date;
};

/** An order whose eSIMs are to come: by when, and what happens if they don't. */
export function awaitedOrderMail({ what, lines, latest, ...order }: AwaitedOrderMail): MailContent {
  const { language, orderNumber, name, paid } = order;
  const t = mailTranslator(language);
  const intro = t(`orderAwaited.${what}.intro`, {
    orderNumber,
    amount: paid ? formatMoney(paid, language) : "",
  });
  const otherwise = t(`orderAwaited.otherwise.${order.back}`, {
    latest: ltr(formatDate(latest.toISOString(), "date-time")),
    date: ltr(formatDate(order.backBy.toISOString(), "date")),
  });
  return {
    subject: t(`orderAwaited.${what}.subject`, { orderNumber, brand: brand.name[language] }),
    ...renderMail({
      language,
      title: t(`orderAwaited.${what}.title`),
      preview: intro,
      blocks: [
        { kind: "text", text: t("greeting", { name }) },
        { kind: "text", text: intro },
        ...counted(lines),
        { kind: "text", text: `${t(`orderAwaited.${what}.next`)} ${otherwise}` },
        { kind: "button", label: t("seeOrder"), url: order.orderUrl },
      ],
    }),
  };
}

/** Each plan once, with how many there are of it. */
const counted = (lines: AwaitedOrderMail["lines"]): MailBlock[] =>
  [
    ...Map.groupBy(lines, ({ destinationName, planText }) => `${destinationName} ${planText}`).values(),
  ].flatMap(([line, ...more]) => (line ? [countedPlanBlock(line, 1 + more.length)] : []));
