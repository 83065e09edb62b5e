export type Budget = {
  page: string;
  /** `{plan}`: a plan of France. */
  address: string;
  /** Script of a first visit without a touch: kB of 1000 bytes as sent, headers included. */
  script: number;
};

/** Of what everybody sees alike. Nothing that personal pages alone share comes with them. */
export const publicPages: readonly Budget[] = [
  { page: "home", address: "/fr/home", script: 127 },
  { page: "plans", address: "/fr/packages/TR", script: 130.6 },
  { page: "plans of a region, in Arabic", address: "/ar/packages/EUROPE", script: 130.6 },
  { page: "one plan, in Arabic", address: "/ar/packages/FR/{plan}", script: 127.8 },
  { page: "plans side by side", address: "/fr/packages/TR/compare", script: 129.8 },
  { page: "search", address: "/fr/search", script: 124.7 },
  { page: "guide", address: "/fr/guide", script: 121.6 },
  { page: "installation guide", address: "/fr/guide/installation", script: 129.3 },
  { page: "compatibility", address: "/ar/compatibility", script: 126 },
  { page: "support", address: "/fr/support", script: 129.3 },
  { page: "terms", address: "/fr/terms", script: 122.8 },
];

/**
 * What each page may ask of a guest's line before it answers a touch. The pages people come to first have no room: what
 * they get next must be fetched when it is used.
 */
export const budgets: readonly Budget[] = [
  ...publicPages,
  { page: "cart", address: "/ar/cart", script: 187.7 },
  { page: "checkout", address: "/ar/summary?plan={plan}", script: 212.5 },
  { page: "order", address: "/ar/success?order=none", script: 187.5 },
  { page: "paying for another", address: "/ar/pay", script: 185.8 },
  { page: "a shared eSIM", address: "/ar/for-you", script: 180.1 },
  { page: "sign-in", address: "/ar/login", script: 167.4 },
  { page: "registration", address: "/ar/register", script: 178.9 },
  { page: "adding an eSIM", address: "/ar/qr-scanner", script: 171.3 },
  { page: "news by mail", address: "/ar/mails", script: 169.9 },
  { page: "account", address: "/ar/profile", script: 176.2 },
  { page: "wallet", address: "/ar/wallet", script: 186.8 },
];

/** Of the app's bundle, kB of 1000 bytes: scripts, styles and letters that its first start reads without a touch, and all that a store ships of it. */
export const appBudgets = {
  firstScreen: { fr: { gzip: 239.6, brotli: 225.5 }, ar: { gzip: 263.1, brotli: 248.5 } },
  bundle: { gzip: 1673, brotli: 1550 },
};
