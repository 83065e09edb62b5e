/** A file whose every line must matter to some test, and the tests that answer for it: the quickest first. */
export type Chosen = { file: string; tests: string[] };

const signIn = "apps/api/src/modules/sign-in";
const payments = "apps/api/src/modules/payments";
const esims = "apps/api/src/modules/esims";
const quotes = "apps/api/src/modules/quotes";
const catalogue = "apps/api/src/modules/catalogue";
const orders = "apps/api/src/modules/orders";
const wallet = "apps/api/src/modules/wallet";
const recharges = "apps/api/src/modules/recharges";
const topUps = "apps/api/src/modules/top-ups";
const coupons = "apps/api/src/modules/coupons";
const repairs = "apps/api/src/modules/repairs";
const operators = "apps/api/src/modules/operators";
const paying = "apps/web/src/features/purchase/payment";

/** Where a wrong line costs money or an account. */
export const chosenFiles: Chosen[] = [
  { file: "packages/contract/src/money.ts", tests: ["packages/contract/src/money.test.ts"] },
  { file: "packages/i18n/src/format.ts", tests: ["packages/i18n/src/format.test.ts"] },
  { file: `${quotes}/quote.ts`, tests: [`${quotes}/quote.test.ts`] },
  {
    file: `${signIn}/sign-in-limits.ts`,
    tests: [`${signIn}/sign-in-limits.test.ts`],
  },
  {
    file: `${signIn}/one-time-code.ts`,
    tests: [`${signIn}/one-time-code.test.ts`, `${signIn}/sign-in.test.ts`],
  },
  {
    file: `${signIn}/check-code.ts`,
    tests: [`${signIn}/sign-in.test.ts`, `${signIn}/guessed-at.test.ts`],
  },
  {
    file: `${signIn}/request-code.ts`,
    tests: [`${signIn}/request-code.test.ts`, `${signIn}/guessed-at.test.ts`],
  },
  {
    file: "apps/api/src/infra/proof-of-work.ts",
    tests: ["apps/api/src/infra/proof-of-work.test.ts"],
  },
  {
    file: `${signIn}/sign-in-counters.repository.ts`,
    tests: [
      `${signIn}/sign-in-counters.repository.test.ts`,
      `${signIn}/sign-in.test.ts`,
      `${signIn}/request-code.test.ts`,
      `${signIn}/guessed-at.test.ts`,
    ],
  },
  { file: `${payments}/payment.ts`, tests: [`${payments}/payment.test.ts`] },
  { file: `${payments}/captcha.ts`, tests: [`${payments}/captcha.test.ts`] },
  { file: `${payments}/pass-captcha.ts`, tests: [`${payments}/pass-captcha.test.ts`] },
  ...["accepted/delivery-stage", "verifying/poll-delay", "passed-on"].map((name) => ({
    file: `${paying}/${name}.ts`,
    tests: [`${paying}/${name}.test.ts`],
  })),
  { file: `${payments}/payments-in-flight.ts`, tests: [`${payments}/payments-in-flight.test.ts`] },
  { file: `${payments}/offer-methods.ts`, tests: [`${payments}/offer-methods.test.ts`] },
  { file: `${payments}/start-payment.ts`, tests: [`${payments}/start-payment.test.ts`] },
  { file: `${payments}/settle-payment.ts`, tests: [`${payments}/settle-payment.test.ts`] },
  { file: `${payments}/refunds/request-refund.ts`, tests: [`${payments}/refunds/request-refund.test.ts`] },
  { file: `${esims}/esim.ts`, tests: [`${esims}/esim.test.ts`] },
  { file: `${esims}/esim-life.ts`, tests: [`${esims}/esim-life.test.ts`] },
  ...["data-forecast", "alerts-due", "look-again"].map((name) => ({
    file: `${esims}/${name}.ts`,
    tests: [`${esims}/${name}.test.ts`],
  })),
  { file: `${orders}/order.ts`, tests: [`${orders}/order.test.ts`] },
  {
    file: `${orders}/place-order.ts`,
    tests: [
      `${orders}/place-order.test.ts`,
      `${orders}/unpaid-orders.test.ts`,
      `${esims}/provisioning/watch-credit.test.ts`,
      "apps/api/src/modules/limits/limits.test.ts",
    ],
  },
  ...["place-paid-order", "reason-to-return"].map((name) => ({
    file: `${orders}/fulfilment/${name}.ts`,
    tests: [
      `${orders}/fulfilment/place-paid-order.test.ts`,
      `${orders}/payment-links/payment-link.test.ts`,
      `${orders}/order-with-coupon.test.ts`,
      "apps/api/src/recharges.test.ts",
    ],
  })),
  {
    file: `${orders}/fulfilment/esims-of-line.ts`,
    tests: [`${orders}/fulfilment/place-paid-order.test.ts`, `${orders}/redeem-voucher.test.ts`],
  },
  {
    file: `${orders}/fulfilment/tell-buyer.ts`,
    tests: [`${orders}/fulfilment/tell-buyer.test.ts`, `${orders}/returns/cancel-order.test.ts`],
  },
  ...["refund-esim", "pay-back"].map((name) => ({
    file: `${orders}/returns/${name}.ts`,
    tests: [
      `${orders}/returns/refund-esim.test.ts`,
      `${orders}/returns/refund-recharge.test.ts`,
      `${orders}/payment-links/payment-link.test.ts`,
      `${orders}/returns/cancel-order.test.ts`,
      `${orders}/order-with-coupon.test.ts`,
      `${orders}/redeem-voucher.test.ts`,
      `${orders}/returns/report-failure.test.ts`,
      `${repairs}/repairs.test.ts`,
    ],
  })),
  {
    file: `${orders}/returns/refund-recharge.ts`,
    tests: [`${orders}/returns/refund-recharge.test.ts`, "apps/api/src/recharges.test.ts"],
  },
  { file: `${catalogue}/pick-offer.ts`, tests: [`${catalogue}/pick-offer.test.ts`] },
  { file: `${catalogue}/price-book.ts`, tests: [`${catalogue}/price-book.test.ts`] },
  ...["pin.ts", "check-pin.ts", "set-pin.ts", "pin.repository.ts"].map((name) => ({
    file: `${wallet}/${name}`,
    tests: [`${wallet}/pin.test.ts`],
  })),
  ...["transfer.ts", "ledger.repository.ts", "act-for-customer.ts"].map((name) => ({
    file: `${wallet}/${name}`,
    tests: [`${wallet}/ledger.test.ts`],
  })),
  ...["credit-top-up.ts", "start-top-up.ts", "top-ups.repository.ts"].map((name) => ({
    file: `${topUps}/${name}`,
    tests: [`${topUps}/top-ups.test.ts`],
  })),
  { file: `${payments}/pay-from-wallet.ts`, tests: [`${payments}/pay-from-wallet.test.ts`] },
  { file: `${payments}/refunds/finish-refund.ts`, tests: [`${payments}/refunds/request-refund.test.ts`] },
  { file: `${payments}/close-competing-attempts.ts`, tests: [`${payments}/two-gateways-in-dollars.test.ts`] },
  { file: `${orders}/returns/paid-for-esim.ts`, tests: [`${orders}/returns/paid-for-esim.test.ts`] },
  ...[
    "payment-links/payment-link.ts",
    "payment-links/open-payment-link.ts",
    "payment-links/pay-by-link.ts",
    "quote-again.ts",
  ].map((name) => ({
    file: `${orders}/${name}`,
    tests: [
      `${orders}/payment-links/payment-link.test.ts`,
      `${payments}/two-gateways-in-dollars.test.ts`,
      `${payments}/pass-captcha.test.ts`,
      "apps/api/src/modules/limits/limits.test.ts",
      ...(name === "quote-again.ts"
        ? [
            `${orders}/order-with-coupon.test.ts`,
            `${esims}/provisioning/watch-credit.test.ts`,
            "apps/api/src/recharges.test.ts",
          ]
        : []),
    ],
  })),
  {
    file: `${orders}/returns/cancel-order.ts`,
    tests: [
      `${orders}/returns/cancel-order.test.ts`,
      `${orders}/returns/cancel-by-hand.test.ts`,
      `${orders}/returns/report-failure.test.ts`,
      "apps/api/src/modules/limits/limits.test.ts",
    ],
  },
  ...[
    "recharge.ts",
    "find-recharge-plan.ts",
    "offer-recharges.ts",
    "request-recharge.ts",
    "deliver-recharge.ts",
    "top-up-at-provider.ts",
    "recharges.repository.ts",
  ].map((name) => ({ file: `${recharges}/${name}`, tests: ["apps/api/src/recharges.test.ts"] })),
  {
    file: `${coupons}/coupon.ts`,
    tests: [`${coupons}/coupon.test.ts`, `${orders}/order-with-coupon.test.ts`],
  },
  { file: `${coupons}/use-coupon.ts`, tests: [`${orders}/order-with-coupon.test.ts`] },
  {
    file: `${coupons}/coupons.repository.ts`,
    tests: [`${orders}/order-with-coupon.test.ts`, "apps/api/src/ops/coupons.test.ts"],
  },
  ...["customers/customer-wallet.ts", "orders/refund-order.ts", "takings/takings.ts"].map((name) => ({
    file: `${operators}/${name}`,
    tests: ["apps/api/src/ops.test.ts"],
  })),
  ...["read-cells.ts", "read-lines.ts", "compare-statement.ts"].map((name) => ({
    file: `${operators}/statements/${name}`,
    tests: [`${operators}/statements/statement-files.test.ts`],
  })),
];
