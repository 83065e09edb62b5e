/** One gateway as the sandbox plays it: what tests of every gateway tell of it. `null` says that it can't, which a test compares with its adapter. */
type PlayedGateway = {
  method: string;
  currency: string;
  /** Where the sandbox is told what happens to a payment there. */
  at: string;
  /** The call that lists what it took. */
  list: string | null;
  /** Of money that goes back by its API. */
  backs: {
    /** What comes after `at` and the payment: the newest such money has failed, or was sent back. */
    comesBack: string;
    /** The call that lists it. */
    list: string | null;
    /** What it says of such money that is on its way, and of what has got there; null where it is there at once. */
    words: { pending: string; there: string } | null;
  } | null;
};

/** Every gateway. */
export const companies = {
  stripe: {
    method: "card",
    currency: "USD",
    at: "/controls/stripe/sessions/",
    list: "stripe:GET charges",
    backs: {
      comesBack: "refund",
      list: "stripe:GET refunds",
      words: { pending: "pending", there: "succeeded" },
    },
  },
  paypal: {
    method: "paypal",
    currency: "USD",
    at: "/controls/paypal/orders/",
    list: "paypal:GET v1/reporting/transactions",
    backs: {
      comesBack: "refund",
      list: "paypal:GET v1/reporting/transactions",
      words: { pending: "PENDING", there: "COMPLETED" },
    },
  },
  chargily: {
    method: "edahabia",
    currency: "DZD",
    at: "/controls/chargily/checkouts/",
    list: "chargily:GET checkouts",
    backs: null,
  },
  satim: {
    method: "cib",
    currency: "DZD",
    at: "/controls/satim/orders/",
    list: null,
    backs: { comesBack: "refund-returned", list: null, words: null },
  },
} as const satisfies Record<string, PlayedGateway>;
export type Company = keyof typeof companies;

const names = Object.keys(companies) as Company[];

/** Those that list what they took, each with that call. */
export const listing = names.flatMap((name) => {
  const { list } = companies[name];
  return list === null ? [] : [{ name, list }];
});

/** Those that give money back by their API. */
export const givingBack = names.flatMap((name) => {
  const { backs } = companies[name];
  return backs === null ? [] : [{ name, backs }];
});

/** A shop that is paid at all of them. */
export const paidAtAll = Object.entries(companies)
  .map(([name, { method }]) => `${method}:${name}`)
  .join();
