import { esimNotificationKinds, type Language } from "@rihla/contract";
import { seenEsim } from "../mails/esim-mails.test-kit.ts";
import { rechargeNotification } from "../mails/recharge-mails.ts";
import { amount, by, esimSample, order, plan, refundSample } from "../mails/sample-order.test-kit.ts";
import { topUpNotification } from "../mails/top-up-mail.ts";
import { alertWords } from "../usage-alerts/alert-words.ts";
import type { OrderNotification, WalletNotification } from "./notification.ts";
import {
  esimsReadyNotification,
  latePaymentNotification,
  type NotificationText,
  paidByLinkNotification,
  refundNotification,
} from "./order-notification.ts";

type Facts = Record<OrderNotification | WalletNotification, NotificationText>;

/** Each fact that devices are told, in the words that they show. */
export const allNotifications = (language: Language): [name: string, text: NotificationText][] => [
  ...Object.entries(ofOrders(language)),
  ...esimNotificationKinds.map((kind): [string, NotificationText] => {
    const { title, sentences } = alertWords(kind, seenEsim, { language, ownZone: undefined });
    return [kind, { title, body: sentences.join(" ") }];
  }),
];

function ofOrders(language: Language): Facts {
  const said = { ...order(language), amount };
  const refund = refundSample(language);
  const recharge = { ...plan(language), language };
  const topUp = { language, number: "P4M7K2", amount, by };
  return {
    "esims-ready": esimsReadyNotification(language, {
      ...said,
      count: 2,
      advice: esimSample(1, language).whenToInstall,
    }),
    "esims-refused": refundNotification("refused", refund),
    "payment-late": latePaymentNotification(language, said),
    "paid-by-link": paidByLinkNotification(language, said),
    "returned-payment": refundNotification("back", refund),
    "refund-given": refundNotification("given", refund),
    "refund-failed": refundNotification("failed", refund),
    "recharge-done": rechargeNotification({ ...recharge, what: "extends", refund: undefined }),
    "recharge-refused": rechargeNotification({ ...recharge, what: "refused", refund }),
    "wallet-late": topUpNotification({ ...topUp, what: "credited" }),
    "wallet-back": topUpNotification({ ...topUp, what: "back" }),
    "wallet-failed": topUpNotification({ ...topUp, what: "failed" }),
  };
}
