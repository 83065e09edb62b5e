/** A file whose every line must matter to some test, and the tests that answer for it: the quickest first. */
export type Chosen = { file: string; tests: string[] };

const customers = "apps/api/src/modules/customers";
const payments = "apps/api/src/modules/payments";
const esims = "apps/api/src/modules/esims";
const quotes = "apps/api/src/modules/quotes";
const catalogue = "apps/api/src/modules/catalogue";
const orders = "apps/api/src/modules/orders";

/** Where a wrong line costs money or an account. */
export const chosenFiles: Chosen[] = [
  { file: "packages/contract/src/money.ts", tests: ["packages/contract/src/money.test.ts"] },
  { file: "packages/i18n/src/format.ts", tests: ["packages/i18n/src/format.test.ts"] },
  { file: `${quotes}/quote.ts`, tests: [`${quotes}/quote.test.ts`] },
  {
    file: `${customers}/sign-in-limits.ts`,
    tests: [`${customers}/sign-in-limits.test.ts`],
  },
  {
    file: `${customers}/one-time-code.ts`,
    tests: [`${customers}/one-time-code.test.ts`, `${customers}/sign-in.test.ts`],
  },
  {
    file: `${customers}/check-code.ts`,
    tests: [`${customers}/sign-in.test.ts`, `${customers}/guessed-at.test.ts`],
  },
  {
    file: `${customers}/request-code.ts`,
    tests: [`${customers}/request-code.test.ts`, `${customers}/guessed-at.test.ts`],
  },
  { file: `${customers}/proof-of-work.ts`, tests: [`${customers}/proof-of-work.test.ts`] },
  {
    file: `${customers}/limits.repository.ts`,
    tests: [
      `${customers}/limits.repository.test.ts`,
      `${customers}/sign-in.test.ts`,
      `${customers}/request-code.test.ts`,
    ],
  },
  { file: `${payments}/payment.ts`, tests: [`${payments}/payment.test.ts`] },
  { file: `${payments}/moving-money.ts`, tests: [`${payments}/moving-money.test.ts`] },
  { file: `${payments}/offer-methods.ts`, tests: [`${payments}/offer-methods.test.ts`] },
  { file: `${payments}/start-payment.ts`, tests: [`${payments}/start-payment.test.ts`] },
  { file: `${payments}/settle-payment.ts`, tests: [`${payments}/settle-payment.test.ts`] },
  { file: `${payments}/request-refund.ts`, tests: [`${payments}/request-refund.test.ts`] },
  { file: `${esims}/esim.ts`, tests: [`${esims}/esim.test.ts`] },
  { file: `${esims}/esim-life.ts`, tests: [`${esims}/esim-life.test.ts`] },
  { file: `${orders}/order.ts`, tests: [`${orders}/order.test.ts`] },
  {
    file: `${orders}/place-order.ts`,
    tests: [
      `${orders}/place-order.test.ts`,
      `${orders}/unpaid-orders.test.ts`,
      `${esims}/watch-credit.test.ts`,
      "apps/api/src/modules/limits/limits.test.ts",
    ],
  },
  { file: `${orders}/fulfil-order.ts`, tests: [`${orders}/fulfil-order.test.ts`] },
  { file: `${catalogue}/pick-offer.ts`, tests: [`${catalogue}/pick-offer.test.ts`] },
  { file: `${catalogue}/price-book.ts`, tests: [`${catalogue}/price-book.test.ts`] },
];
