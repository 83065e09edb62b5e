export type Budget = {
  page: string;
  /** `{plan}`: a plan of France. */
  address: string;
  /** Script of a first visit without a touch: kB of 1000 bytes as sent, headers included. */
  script: number;
};

/**
 * What each page may ask of a guest's line before it answers a touch. The pages people come to first have no room: what
 * they get next must be fetched when it is used.
 */
export const budgets: readonly Budget[] = [
  { page: "home", address: "/fr/home", script: 104 },
  { page: "plans", address: "/fr/packages/TR", script: 106 },
  { page: "plans of a region, in Arabic", address: "/ar/packages/EUROPE", script: 106 },
  { page: "one plan, in Arabic", address: "/ar/packages/FR/{plan}", script: 105 },
  { page: "plans side by side", address: "/fr/packages/TR/compare", script: 106 },
  { page: "search", address: "/fr/search", script: 103 },
  { page: "guide", address: "/fr/guide", script: 100 },
  { page: "installation guide", address: "/fr/guide/installation", script: 103 },
  { page: "compatibility", address: "/ar/compatibility", script: 105 },
  { page: "support", address: "/fr/support", script: 107 },
  { page: "terms", address: "/fr/terms", script: 101 },
  { page: "cart", address: "/ar/cart", script: 159 },
  { page: "checkout", address: "/ar/summary?plan={plan}", script: 180 },
  { page: "order", address: "/ar/success?order=none", script: 157 },
  { page: "paying for another", address: "/ar/pay", script: 155 },
  { page: "an eSIM handed on", address: "/ar/for-you", script: 153 },
  { page: "sign-in", address: "/ar/login", script: 140 },
  { page: "registration", address: "/ar/register", script: 150 },
  { page: "adding an eSIM", address: "/ar/qr-scanner", script: 143 },
  { page: "news by mail", address: "/ar/mails", script: 143 },
  { page: "account", address: "/ar/profile", script: 148 },
  { page: "wallet", address: "/ar/wallet", script: 160 },
];

/** Of the app's bundle, kB of 1000 bytes: scripts, styles and letters that its first start reads without a touch, and all that a store ships of it. */
export const appBudgets = {
  firstScreen: { fr: { gzip: 211, brotli: 200 }, ar: { gzip: 234, brotli: 223 } },
  bundle: { gzip: 1546, brotli: 1433 },
};
