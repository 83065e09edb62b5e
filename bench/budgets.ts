export type Budget = {
  page: string;
  /** `{plan}`: a plan of France. */
  address: string;
  /** Script of a first visit without a touch: kB of 1000 bytes as sent, headers included. */
  script: number;
};

/**
 * What each page may ask of a guest's line before it answers a touch. The pages people come to first have no room: what
 * they get next must be fetched when it is used. Those behind them have some for what is planned: coupons and the wallet
 * in the checkout, the cart, vouchers in the account.
 */
export const budgets: readonly Budget[] = [
  { page: "home", address: "/fr/home", script: 111 },
  { page: "plans", address: "/fr/packages/TR", script: 112 },
  { page: "plans of a region, in Arabic", address: "/ar/packages/EUROPE", script: 112 },
  { page: "one plan, in Arabic", address: "/ar/packages/FR/{plan}", script: 112 },
  { page: "search", address: "/fr/search", script: 111 },
  { page: "guide", address: "/fr/guide", script: 110 },
  { page: "installation guide", address: "/fr/guide/installation", script: 110 },
  { page: "support", address: "/fr/support", script: 112 },
  { page: "terms", address: "/fr/terms", script: 109 },
  { page: "checkout", address: "/ar/summary?plan={plan}", script: 170 },
  { page: "order", address: "/ar/success?order=none", script: 145 },
  { page: "paying for another", address: "/ar/pay", script: 150 },
  { page: "sign-in", address: "/ar/login", script: 140 },
  { page: "registration", address: "/ar/register", script: 143 },
  { page: "account", address: "/ar/profile", script: 150 },
  { page: "wallet", address: "/ar/wallet", script: 150 },
];
