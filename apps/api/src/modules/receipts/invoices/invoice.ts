import type { Invoice, Language, Money, Order } from "@rihla/contract";
import { companyFields } from "@rihla/contract/rules/company";
import { brand, formatDate, isolate, ltr } from "@rihla/i18n";
import { receiptAmount, receiptDeduction } from "@rihla/i18n/receipt-amount";
import { companyTranslator, invoiceTranslator, paymentTranslator } from "@rihla/i18n/translator";
import { describePlan } from "../../messages/index.ts";

type Row = { name: string; value: string };
type InvoiceContent = {
  language: Language;
  brand: string;
  title: string;
  number: Row;
  facts: Row[];
  /** Of one that does not hold any more. */
  cancelled: string | null;
  seller: { title: string; name: string; address: string | null; rows: Row[] };
  buyer: { title: string; name: string; address: string | null; rows: Row[] };
  heads: [string, string, string, string];
  lines: [string, string, string, string][];
  sums: (Row & { strong: boolean })[];
  note: string;
};

type Invoiced = { invoice: Invoice; replacedBy: string | null; order: Order; language: Language };

/** What the law asks an invoice to name, as far as the shop knows it: prices hold all taxes. */
export function invoiceContent({ invoice, replacedBy, order, language }: Invoiced): InvoiceContent {
  const t = invoiceTranslator(language);
  const payments = paymentTranslator(language);
  const paid = order.payments.find(({ paidAt }) => paidAt !== null);
  const operator = paid?.operator ?? null;
  const money = (amount: Money) => isolate(receiptAmount(amount, language, operator));
  const less = (amount: Money) => isolate(receiptDeduction(amount, language, operator));
  const day = (at: string) => ltr(formatDate(at));
  return {
    language,
    brand: brand.name[language],
    title: invoice.cancelledAt ? t("titleCancelled") : t("title"),
    number: { name: t("number"), value: ltr(invoice.number) },
    facts: [
      { name: t("issuedAt"), value: day(invoice.issuedAt) },
      { name: t("order"), value: ltr(order.number) },
      ...(paid?.paidAt
        ? [
            { name: t("paidAt"), value: day(paid.paidAt) },
            { name: t("paidBy"), value: isolate(payments(`receipt.methods.${paid.method}`)) },
          ]
        : []),
    ],
    cancelled: invoice.cancelledAt
      ? t("cancelled", { date: day(invoice.cancelledAt), number: ltr(replacedBy ?? "") })
      : null,
    seller: { title: t("seller"), ...sellerIn(language) },
    buyer: {
      title: t("buyer"),
      name: isolate(invoice.company.name),
      address: isolate(invoice.company.address),
      rows: companyFields
        .filter((field) => field !== "name" && field !== "address")
        .map((field) => ({
          name: companyTranslator(language)(`fields.${field}`),
          value: ltr(invoice.company[field]),
        })),
    },
    heads: [t("what"), t("quantity"), t("unitPrice"), t("lineTotal")],
    lines: order.lines.map(({ plan, days, destinationNames, quantity, unitPrice, total }) => [
      `${destinationNames[language]} · ${isolate(describePlan(language, plan, days))}`,
      ltr(String(quantity)),
      money(unitPrice),
      money(total),
    ]),
    sums: sumsIn(order, language, money, less),
    note: t("taxes"),
  };
}

function sellerIn(language: Language) {
  const t = invoiceTranslator(language);
  const fields = companyTranslator(language);
  const { name, address, register, taxNumber, phone } = brand.publisher;
  const rows = [
    { name: fields("fields.register"), value: register && ltr(register) },
    { name: fields("fields.taxNumber"), value: taxNumber && ltr(taxNumber) },
    { name: t("phone"), value: phone && ltr(phone) },
    { name: t("email"), value: ltr(brand.supportEmail) },
  ];
  return {
    name: isolate(name ?? brand.name[language]),
    address: address && isolate(address),
    rows: rows.flatMap((row) => (row.value ? [{ name: row.name, value: row.value }] : [])),
  };
}

type Written = (amount: Money) => string;

function sumsIn(order: Order, language: Language, money: Written, less: Written) {
  const t = invoiceTranslator(language);
  const payments = paymentTranslator(language);
  const parts = (["serviceFee", "discount", "couponDiscount"] as const).filter(
    (part) => order[part].amount > 0,
  );
  return [
    ...parts.map((part) => ({
      name: payments(`receipt.${part}`),
      value: (part === "serviceFee" ? money : less)(order[part]),
      strong: false,
    })),
    { name: t("total"), value: money(order.total), strong: true },
    ...order.payments
      .flatMap(({ refunds }) => refunds)
      .map(({ amount, to, state }) => ({
        name: payments(`receipt.back.${to === "card" && state !== "given" ? "delayed" : to}`),
        value: money(amount),
        strong: false,
      })),
  ];
}
