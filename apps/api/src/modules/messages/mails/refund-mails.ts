import type { Language, Money } from "@rihla/contract";
import { brand, formatDate, formatMoney, ltr } from "@rihla/i18n";
import { mailTranslator } from "@rihla/i18n/translator";
import { planBlock } from "./mail-block.ts";
import type { MailContent } from "./mailer.ts";
import { renderMail } from "./render-mail.ts";

type Refund = {
  language: Language;
  orderNumber: string;
  name: string;
  /** Where the order is in the shop. */
  orderUrl: string;
  amount: Money;
  /** Where the money goes: the way it came, or the customer's wallet in the shop. */
  refundTo: "card" | "wallet";
  /** The day by which a card has it back, the same as on screen. */
  by: Date;
};
/** What there is to say of money that goes back. */
export type RefundFacts = Omit<Refund, "name" | "orderUrl">;
type LinesRefusedMail = Refund & { lines: Array<{ destinationName: string; planText: string }> };
type OrderRefundedMail = Refund;
type EsimCancelledMail = Pick<Refund, "language" | "orderNumber" | "name" | "orderUrl"> & {
  line: { destinationName: string; planText: string };
  /** Of what was asked for. */
  request: string;
  /** Undefined where nothing was paid for it. */
  refund: Pick<Refund, "amount" | "refundTo" | "by"> | undefined;
};

/** Tells, before anybody has to ask, that something paid for can't be delivered and that its money is on the way back. */
export function linesRefusedMail({ lines, ...refund }: LinesRefusedMail): MailContent {
  const { language, orderNumber, name } = refund;
  const t = mailTranslator(language);
  return {
    subject: t("linesRefused.subject", { orderNumber, brand: brand.name[language] }),
    ...renderMail({
      language,
      title: t("linesRefused.title"),
      preview: refundSentence(refund),
      blocks: [
        { kind: "text", text: t("greeting", { name }) },
        { kind: "text", text: t("linesRefused.intro", { count: lines.length, orderNumber }) },
        ...lines.map((line) => planBlock(line)),
        { kind: "text", text: refundSentence(refund) },
        { kind: "button", label: t("seeOrder"), url: refund.orderUrl },
        { kind: "note", text: t("linesRefused.sorry") },
      ],
    }),
  };
}

export function orderRefundedMail(refund: OrderRefundedMail): MailContent {
  const { language, orderNumber, name } = refund;
  const t = mailTranslator(language);
  return {
    subject: t("orderRefunded.subject", { orderNumber, brand: brand.name[language] }),
    ...renderMail({
      language,
      title: t("orderRefunded.title"),
      preview: refundSentence(refund),
      blocks: [
        { kind: "text", text: t("greeting", { name }) },
        { kind: "text", text: t("orderRefunded.intro", { orderNumber }) },
        { kind: "text", text: refundSentence(refund) },
        { kind: "button", label: t("seeOrder"), url: refund.orderUrl },
      ],
    }),
  };
}

/** Tells that an eSIM was given back as asked, and what goes back for it. */
export function esimCancelledMail({ line, request, refund, ...order }: EsimCancelledMail): MailContent {
  const { language, orderNumber, name } = order;
  const t = mailTranslator(language);
  const back = refund && refundSentence({ ...order, ...refund });
  return {
    subject: t("esimCancelled.subject", { orderNumber, brand: brand.name[language] }),
    ...renderMail({
      language,
      title: t("esimCancelled.title"),
      preview: back ?? t("esimCancelled.title"),
      blocks: [
        { kind: "text", text: t("greeting", { name }) },
        { kind: "text", text: t("esimCancelled.intro", { orderNumber }) },
        planBlock(line),
        ...(back ? [{ kind: "text" as const, text: back }] : []),
        { kind: "text", text: t("request.number", { number: request }) },
        { kind: "button", label: t("seeOrder"), url: order.orderUrl },
        { kind: "note", text: t("esimCancelled.notYou") },
      ],
    }),
  };
}

type RefundMail = Refund & { what: "given" | "failed"; hasWallet: boolean };

/** Tells that money is back with its bank or in the wallet, or that it could not be given back and is still owed. */
export function refundMail({ what, hasWallet, ...refund }: RefundMail): MailContent {
  const { language, orderNumber, name } = refund;
  const t = mailTranslator(language);
  const group = what === "given" ? "refundGiven" : "refundFailed";
  const text = refundText(what, refund);
  const beside = {
    given: [{ kind: "text" as const, text: t("refundGiven.intro", { orderNumber }) }],
    failed: hasWallet ? [{ kind: "text" as const, text: t("refundFailed.wallet") }] : [],
  };
  return {
    subject: t(`${group}.subject`, { orderNumber }),
    ...renderMail({
      language,
      title: t(`${group}.title`),
      preview: text,
      blocks: [
        { kind: "text", text: t("greeting", { name }) },
        { kind: "text", text },
        ...beside[what],
        { kind: "button", label: t("seeOrder"), url: refund.orderUrl },
      ],
    }),
  };
}

type ReturnMail = Pick<EsimCancelledMail, "language" | "orderNumber" | "name" | "orderUrl" | "line"> & {
  what: "cancellationLate" | "cancellationRefused" | "failureAccepted" | "failureRefused";
  /** Of what was asked for. */
  request: string;
  /** When there is an answer at the latest, where there is none yet. */
  by: Date;
};

/** What there is to tell, beside its money, of an eSIM that its buyer wants to give back. */
export function returnMail({ what, line, request, by, ...order }: ReturnMail): MailContent {
  const { language, orderNumber, name } = order;
  const t = mailTranslator(language);
  const text = t(`${what}.text`, { orderNumber, by: ltr(formatDate(by.toISOString())) });
  return {
    subject: t(`${what}.subject`, { orderNumber }),
    ...renderMail({
      language,
      title: t(`${what}.title`),
      preview: text,
      blocks: [
        { kind: "text", text: t("greeting", { name }) },
        planBlock(line),
        { kind: "text", text },
        { kind: "text", text: t("request.number", { number: request }) },
        { kind: "button", label: t("seeOrder"), url: order.orderUrl },
      ],
    }),
  };
}

const sumAndDay = ({ language, amount, by }: Pick<Refund, "language" | "amount" | "by">) => ({
  amount: formatMoney(amount, language),
  date: formatDate(by.toISOString(), "date"),
});

export function refundSentence(refund: Omit<RefundFacts, "orderNumber">): string {
  return mailTranslator(refund.language)(`refundTo.${refund.refundTo}`, sumAndDay(refund));
}

/** What happens to the money: it goes back, for whatever reason, it is back, or the bank could not give it. */
export function refundText(what: "refused" | "back" | "given" | "failed", refund: RefundFacts): string {
  const t = mailTranslator(refund.language);
  if (what === "given") return t(`refundGiven.${refund.refundTo}`, sumAndDay(refund));
  if (what !== "failed") return refundSentence(refund);
  return t("refundFailed.intro", { ...sumAndDay(refund), orderNumber: refund.orderNumber });
}
