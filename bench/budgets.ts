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
  { page: "home", address: "/fr/home", script: 117 },
  { page: "plans", address: "/fr/packages/TR", script: 119 },
  { page: "plans of a region, in Arabic", address: "/ar/packages/EUROPE", script: 119 },
  { page: "one plan, in Arabic", address: "/ar/packages/FR/{plan}", script: 118 },
  { page: "plans side by side", address: "/fr/packages/TR/compare", script: 119 },
  { page: "search", address: "/fr/search", script: 116 },
  { page: "guide", address: "/fr/guide", script: 113 },
  { page: "installation guide", address: "/fr/guide/installation", script: 116 },
  { page: "compatibility", address: "/ar/compatibility", script: 118 },
  { page: "support", address: "/fr/support", script: 120 },
  { page: "terms", address: "/fr/terms", script: 114 },
  { page: "cart", address: "/ar/cart", script: 171 },
  { page: "checkout", address: "/ar/summary?plan={plan}", script: 191 },
  { page: "order", address: "/ar/success?order=none", script: 167 },
  { page: "paying for another", address: "/ar/pay", script: 167 },
  { page: "an eSIM handed on", address: "/ar/for-you", script: 164 },
  { page: "sign-in", address: "/ar/login", script: 153 },
  { page: "registration", address: "/ar/register", script: 163 },
  { page: "adding an eSIM", address: "/ar/qr-scanner", script: 156 },
  { page: "news by mail", address: "/ar/mails", script: 155 },
  { page: "account", address: "/ar/profile", script: 161 },
  { page: "wallet", address: "/ar/wallet", script: 170 },
];

/** Of the app's bundle, kB of 1000 bytes: scripts, styles and letters that its first start reads without a touch, and all that a store ships of it. */
export const appBudgets = {
  firstScreen: { fr: { gzip: 225, brotli: 212 }, ar: { gzip: 248, brotli: 235 } },
  bundle: { gzip: 1560, brotli: 1445 },
};
