import type { Invoice, Language } from "@rihla/contract";
import { makers } from "@rihla/guides";
import { sheetOf } from "../../modules/esim-shares/sheet.ts";
import { guidePaper } from "../../modules/guides/guide-paper.ts";
import { by, destinationNames, esimSample } from "../../modules/messages/mails/sample-order.test-kit.ts";
import { monthPaper } from "../../modules/operators/takings/month-paper.ts";
import { invoiceContent } from "../../modules/receipts/invoices/invoice.ts";
import { receiptOf } from "../../modules/receipts/receipt.ts";
import { voucherSheetOf } from "../../modules/vouchers/voucher-sheet.ts";
import { order, payment } from "./paid-order.ts";

export type Paper = { name: string; template: URL; content: object };

const templateOf = (file: string) => new URL(`../../modules/${file}`, import.meta.url);
const publicUrl = "https://rihla.example";

/** Each paper of the shop in each of its forms, as somebody would hold it. */
export const allPapers = async (language: Language): Promise<Paper[]> => [
  ...receipts(language),
  ...invoices(language),
  ...(await guides(language)),
  { name: "sheet of shared eSIMs", template: templateOf("esim-shares/sheet.typ"), content: shared(language) },
  {
    name: "vouchers",
    template: templateOf("vouchers/voucher-sheet.typ"),
    content: voucherSheetOf(batch, language),
  },
  {
    name: "month of the books",
    template: templateOf("operators/takings/month-paper.typ"),
    content: monthPaper({ month: "2026-10", rows: monthOfBooks, madeAt: by }, language),
  },
];

function receipts(language: Language): Paper[] {
  const paid = { payment: { ...payment, gatewayMessage: approved[language] }, number: order.number };
  const customer = order.billing.name;
  const back = { state: "given", by: by.toISOString() } as const;
  const refunds = [
    { ...back, amount: { amount: 124_000, currency: "DZD" }, to: "card" as const },
    { ...back, amount: { amount: 122_500, currency: "DZD" }, to: "card" as const, state: "delayed" as const },
  ];
  const given = {
    order: { ...paid, customer, order },
    "order, money back": { ...paid, payment: { ...paid.payment, refunds }, customer, order },
    payer: { ...paid, customer: null, order },
    "top-up": {
      payment: { ...paid.payment, paysFor: "top-up" as const, orderNumber: "P4M7K2" },
      number: "P4M7K2",
      customer,
      order: undefined,
    },
  };
  return Object.entries(given).map(([of, shown]) => ({
    name: `receipt, ${of}`,
    template: templateOf("receipts/receipt.typ"),
    content: receiptOf(shown, language),
  }));
}

/** As the bank says it, in the language of its page. */
const approved: Record<Language, string> = {
  fr: "Votre paiement a été accepté",
  en: "Your payment was accepted",
  ar: "تم قبول الدفع",
};

function invoices(language: Language): Paper[] {
  const invoice: Invoice = {
    number: "2026-000123",
    company: {
      name: "SARL Atlas Voyages",
      taxNumber: "000216001234567",
      register: "16/00-0012345 B 02",
      taxArticle: "16280123456",
      address: "12, rue Didouche Mourad, 16000 Alger",
    },
    issuedAt: payment.paidAt ?? "",
    cancelledAt: null,
  };
  const template = templateOf("receipts/invoices/invoice.typ");
  const held = { invoice, replacedBy: null, order, language };
  const cancelled = { ...invoice, cancelledAt: "2026-11-23T09:30:00.000Z" };
  return [
    { name: "invoice", template, content: invoiceContent(held) },
    {
      name: "invoice, cancelled",
      template,
      content: invoiceContent({ ...held, invoice: cancelled, replacedBy: "2026-000124" }),
    },
  ];
}

async function guides(language: Language): Promise<Paper[]> {
  const template = templateOf("guides/guide-paper.typ");
  const forAll = makers.map(async (maker) => ({
    name: `guide, ${maker}`,
    template,
    content: await guidePaper({ maker, language }, null, publicUrl),
  }));
  const own = await guidePaper({ maker: "samsung", language }, ownEsim, publicUrl);
  return [...(await Promise.all(forAll)), { name: "guide, with own codes", template, content: own }];
}

const ownEsim = {
  name: "Papa",
  destinationNames,
  apn: "internet.example.com",
  starts: "first-connection",
  days: 15,
  installBeforeLeaving: false,
  installation: {
    ...esimSample(1),
    confirmationCodeRequired: false,
    appleInstallUrl: "",
    androidInstallUrl: "",
  },
} as const;

function shared(language: Language) {
  const page = {
    language,
    address: `${publicUrl}/${language}/for-you#0199c0de00007000800000000000000.Xa81kQmZ`,
    destination: destinationNames[language],
    from: "Amina",
    whenToInstall: esimSample(1, language).whenToInstall,
  };
  return sheetOf([{ ...page, name: "Papa" }]);
}

const inDinars = (amount: number) => ({ amount, currency: "DZD" });
const monthOfBooks = Array.from(
  { length: 31 },
  (_, at) => `2026-10-${String(at + 1).padStart(2, "0")}`,
).flatMap((day, at) => [
  {
    day,
    gateway: "satim",
    payments: 40 + at,
    taken: inDinars(9_700_000 + 120_500 * at),
    givenBack: inDinars(245_000),
    takenBack: inDinars(0),
  },
  {
    day,
    gateway: "stripe",
    payments: 3,
    taken: { amount: 4_470, currency: "USD" },
    givenBack: { amount: 0, currency: "USD" },
    takenBack: { amount: 1_250, currency: "USD" },
  },
]);

const batch = {
  number: "B4M7K2",
  line: {
    plan: { kind: "fixed", dataBytes: 3 * 1024 ** 3 },
    days: 15,
    destinationNames,
  },
  vouchers: ["7H2K-9QXM-4TPA", "M3VD-6R8W-K2NE", "X9TC-4B7J-H5QS"].map((code, at) => ({
    nth: at + 1,
    code,
    expiresAt: new Date("2027-11-22T13:05:00Z"),
  })),
  publicUrl,
} as const;
