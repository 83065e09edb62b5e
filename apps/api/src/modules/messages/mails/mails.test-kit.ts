import type { Language } from "@rihla/contract";
import { codeReasons } from "@rihla/contract/admin/operator-rules";
import { awaitedOrderMail } from "./awaited-order-mail.ts";
import { chatAnswerMail } from "./chat-answer-mail.ts";
import { correctedOrderMail } from "./corrected-order-mail.ts";
import { esimMails } from "./esim-mails.test-kit.ts";
import { orderCurrencyMail } from "./order-currency-mail.ts";
import { orderDeliveredMail } from "./order-delivered-mail.ts";
import * as byLink from "./paid-by-link-mails.ts";
import { receiptMail } from "./receipt-mail.ts";
import {
  esimCancelledMail,
  linesRefusedMail,
  orderRefundedMail,
  refundMail,
  returnMail,
} from "./refund-mails.ts";
import { chatWaitingMail, requestMail } from "./request-mail.ts";
import { codeShownMail } from "./safety/code-shown-mail.ts";
import { newDeviceMail } from "./safety/new-device-mail.ts";
import { pinChangedMail } from "./safety/pin-changed-mail.ts";
import {
  amount,
  at,
  by,
  deliveredSample,
  type Named,
  order,
  plan,
  refundSample,
} from "./sample-order.test-kit.ts";
import { signInCodeMail } from "./sign-in-code-mail.ts";
import { topUpMail } from "./top-up-mail.ts";
import { unpaidOrderMail } from "./unpaid-order-mail.ts";
import { voucherFailedMail } from "./voucher-mail.ts";

/** Each mail of the shop in each of its forms, as somebody would get it. */
export const allMails = (language: Language): Named[] => [
  ...signInMails(language),
  ...orderMails(language),
  ...refundMails(language),
  ...payerMails(language),
  ...esimMails(language),
  ...chatMails(language),
  ...walletMails(language),
];

const signInMails = (language: Language): Named[] => [
  ["sign-in code", signInCodeMail({ language, code: "4821", minutes: 10, purpose: "sign-in" })],
  ["confirmation code", signInCodeMail({ language, code: "4821", minutes: 10, purpose: "confirmation" })],
  ["PIN code", signInCodeMail({ language, code: "482193", minutes: 10, purpose: "wallet-pin" })],
  ["PIN set", pinChangedMail({ language, what: "set", device: "Chrome, Android", at })],
  ["PIN taken", pinChangedMail({ language, what: "taken", device: null, at })],
  ["new device", newDeviceMail({ language, device: "Chrome, Android", signedInAt: at })],
];

const orderMails = (language: Language): Named[] => [
  ...(["card", "payer", "wallet", "voucher"] as const).map(
    (back, index): Named => [
      `awaited order, ${back}`,
      awaitedOrderMail({
        ...refundSample(language),
        what: index % 2 === 0 ? "paid" : "late",
        paid: amount,
        lines: [plan(language), plan(language)],
        latest: new Date("2026-11-23T13:05:00Z"),
        back,
        backBy: by,
      }),
    ],
  ),
  [
    "unpaid order",
    unpaidOrderMail({
      ...order(language),
      total: amount,
      payableUntil: at,
      lines: [{ ...plan(language), quantity: 2 }],
      payUrl: "https://rihla.example/summary?order=R7K2M9QX",
    }),
  ],
  [
    "order in another currency",
    orderCurrencyMail({ ...order(language), total: { amount: 450, currency: "USD" } }),
  ],
  ["corrected order", correctedOrderMail(order(language))],
  ["delivered", orderDeliveredMail(deliveredSample(language))],
  ...codeReasons.map(
    (reason): Named => [
      `code shown, ${reason}`,
      codeShownMail({ ...order(language), line: plan(language), reason, at }),
    ],
  ),
  [
    "voucher failed",
    voucherFailedMail({
      ...order(language),
      line: plan(language),
      againUrl: "https://rihla.example/qr-scanner",
    }),
  ],
  ...(["order", "top-up", "invoice"] as const).map(
    (of): Named => [
      `receipt, ${of}`,
      receiptMail({ ...order(language), of, number: "R7K2M9QX", receipt: file }),
    ],
  ),
];
const file = { filename: "R7K2M9QX.pdf", content: Buffer.from("%PDF-1.7") };

const refundMails = (language: Language): Named[] => [
  ["refused", linesRefusedMail({ ...refundSample(language), lines: [plan(language)] })],
  ["refunded", orderRefundedMail(refundSample(language, "wallet"))],
  [
    "cancelled",
    esimCancelledMail({
      ...order(language),
      line: plan(language),
      request: "K4M7",
      refund: refundSample(language),
    }),
  ],
  ...(["given", "failed"] as const).map(
    (what): Named => [`refund ${what}`, refundMail({ ...refundSample(language), what, hasWallet: true })],
  ),
  ...(["cancellationLate", "cancellationRefused", "failureAccepted", "failureRefused"] as const).map(
    (what): Named => [
      `return, ${what}`,
      returnMail({ ...order(language), what, line: plan(language), request: "K4M7", by }),
    ],
  ),
  ...(["return", "failure"] as const).map(
    (what): Named => [
      `request, ${what}`,
      requestMail({ ...order(language), what, line: plan(language), number: "K4M7", by }),
    ],
  ),
];

const payerMails = (language: Language): Named[] => [
  ["paid by link", byLink.paidByLinkMail({ ...order(language), amount })],
  ["payer's receipt", byLink.payerReceiptMail({ ...order(language), amount, paidAt: at, file })],
  ...(["given", "failed"] as const).map(
    (what): Named => [
      `payer's refund, ${what}`,
      byLink.payerRefundMail({ ...order(language), amount, by, what }),
    ],
  ),
  ["payer's returned payment", byLink.payerReturnedPaymentMail({ ...order(language), amount, by })],
  ["payment of another", byLink.paymentOfOtherMail(order(language))],
];

const chatMails = (language: Language): Named[] => [
  [
    "chat answer",
    chatAnswerMail({
      language,
      isGuest: true,
      answers: ["Bonjour,\nvotre eSIM est prête.", ""],
      chatUrl: "https://rihla.example/support#chat",
    }),
  ],
  [
    "chat waits",
    chatWaitingMail({
      language,
      isGuest: false,
      number: "K4M7",
      by,
      chatUrl: "https://rihla.example/support#chat",
    }),
  ],
];

const walletMails = (language: Language): Named[] =>
  (["credited", "back", "failed"] as const).map(
    (what): Named => [
      `wallet, ${what}`,
      topUpMail({
        language,
        what,
        name: "Amina Haddad",
        number: "P4M7K2",
        amount,
        by,
        walletUrl: "https://rihla.example/wallet",
      }),
    ],
  );
