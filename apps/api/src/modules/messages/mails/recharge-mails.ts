import type { Language, RechargeEffect } from "@rihla/contract";
import { mailTranslator } from "@rihla/i18n/translator";
import type { NotificationText } from "../push/order-notification.ts";
import type { MailContent } from "./mailer.ts";
import { refundSentence } from "./refund-mails.ts";
import { renderMail } from "./render-mail.ts";

type ToppedUp = {
  language: Language;
  name: string;
  orderNumber: string;
  orderUrl: string;
  destinationName: string;
  /** What was bought, as `describePlan` says it. */
  planText: string;
  /** Where the eSIM is in the shop. */
  esimUrl: string;
};
type RechargeMail = ToppedUp & {
  what: RechargeEffect | "refused";
  /** Bought by itself, from the wallet. */
  automatic: boolean;
  /** What goes back of one that was refused. */
  refund: Pick<Parameters<typeof refundSentence>[0], "amount" | "refundTo" | "by"> | undefined;
};

/** A top-up is there, and from when on; or it won't be, and the money goes back. */
export function rechargeMail({ what, automatic, refund, ...order }: RechargeMail): MailContent {
  const { language, name, destinationName: place, planText: plan, esimUrl } = order;
  const t = mailTranslator(language);
  const part = what === "refused" ? "refused" : "done";
  const text = textOf(t, { what, ...order });
  const notes = [
    ...(automatic && what !== "refused" ? [t("recharge.automatic.bought")] : []),
    ...(refund ? [refundSentence({ ...order, ...refund })] : []),
  ];
  return {
    subject: t(`recharge.${part}.subject`, { place, plan }),
    ...renderMail({
      language,
      title: t(`recharge.${part}.title`),
      preview: text,
      blocks: [
        { kind: "text", text: t("greeting", { name }) },
        ...[text, ...notes].map((one) => ({ kind: "text" as const, text: one })),
        { kind: "button", label: t("esimAlert.open"), url: esimUrl },
        { kind: "link", text: t("seeOrder"), url: order.orderUrl },
      ],
    }),
  };
}

/** The same in what a device shows. */
export function rechargeNotification({
  refund,
  ...recharge
}: Pick<RechargeMail, "language" | "what" | "destinationName" | "planText" | "refund">): NotificationText {
  const { language, what } = recharge;
  const t = mailTranslator(language);
  const text = textOf(t, recharge);
  return {
    title: t(what === "refused" ? "recharge.refused.title" : "recharge.done.title"),
    body: refund ? `${text} ${refundSentence({ language, ...refund })}` : text,
  };
}

const textOf = (
  t: ReturnType<typeof mailTranslator>,
  {
    what,
    destinationName: place,
    planText: plan,
  }: Pick<RechargeMail, "what" | "destinationName" | "planText">,
) => t(what === "refused" ? "recharge.refused.text" : `recharge.done.${what}`, { place, plan });

type NotToppedUpMail = Pick<ToppedUp, "language" | "name" | "destinationName" | "esimUrl"> & {
  why: "noMoney" | "overCeiling" | "notPossible";
};

/** Data runs out, and what was to be bought by itself was not. */
export function notToppedUpMail({
  language,
  name,
  destinationName: place,
  esimUrl,
  why,
}: NotToppedUpMail): MailContent {
  const t = mailTranslator(language);
  const text = t(`recharge.automatic.${why}`, { place });
  return {
    subject: t("recharge.automatic.subject", { place }),
    ...renderMail({
      language,
      title: t("recharge.automatic.title"),
      preview: text,
      blocks: [
        { kind: "text", text: t("greeting", { name }) },
        { kind: "text", text },
        { kind: "text", text: t("recharge.automatic.after") },
        { kind: "button", label: t("esimAlert.open"), url: esimUrl },
      ],
    }),
  };
}
