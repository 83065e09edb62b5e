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
  { page: "home", address: "/fr/home", script: 123.5 },
  { page: "plans", address: "/fr/packages/TR", script: 125.5 },
  { page: "plans of a region, in Arabic", address: "/ar/packages/EUROPE", script: 125.5 },
  { page: "one plan, in Arabic", address: "/ar/packages/FR/{plan}", script: 124.5 },
  { page: "plans side by side", address: "/fr/packages/TR/compare", script: 125.5 },
  { page: "search", address: "/fr/search", script: 122 },
  { page: "guide", address: "/fr/guide", script: 119.5 },
  { page: "installation guide", address: "/fr/guide/installation", script: 122 },
  { page: "compatibility", address: "/ar/compatibility", script: 124.5 },
  { page: "support", address: "/fr/support", script: 126.5 },
  { page: "terms", address: "/fr/terms", script: 120 },
  { page: "cart", address: "/ar/cart", script: 179.5 },
  { page: "checkout", address: "/ar/summary?plan={plan}", script: 200.5 },
  { page: "order", address: "/ar/success?order=none", script: 177 },
  { page: "paying for another", address: "/ar/pay", script: 176.5 },
  { page: "a shared eSIM", address: "/ar/for-you", script: 172.5 },
  { page: "sign-in", address: "/ar/login", script: 161.5 },
  { page: "registration", address: "/ar/register", script: 171.5 },
  { page: "adding an eSIM", address: "/ar/qr-scanner", script: 164 },
  { page: "news by mail", address: "/ar/mails", script: 164 },
  { page: "account", address: "/ar/profile", script: 169.5 },
  { page: "wallet", address: "/ar/wallet", script: 179.5 },
];

/** Of the app's bundle, kB of 1000 bytes: scripts, styles and letters that its first start reads without a touch, and all that a store ships of it. */
export const appBudgets = {
  firstScreen: { fr: { gzip: 231.9, brotli: 218.3 }, ar: { gzip: 255.2, brotli: 241.3 } },
  bundle: { gzip: 1573.4, brotli: 1456.6 },
};
