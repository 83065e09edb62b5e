export type Budget = {
  page: string;
  /** `{plan}`: a plan of France. */
  address: string;
  /** Script of a first visit without a touch: kB of 1000 bytes as sent, headers included. */
  script: number;
};

/** Of what everybody sees alike. Nothing that personal pages alone share comes with them. */
export const publicPages: readonly Budget[] = [
  { page: "home", address: "/fr/home", script: 126.4 },
  { page: "plans", address: "/fr/packages/TR", script: 130.3 },
  { page: "plans of a region, in Arabic", address: "/ar/packages/EUROPE", script: 130.3 },
  { page: "one plan, in Arabic", address: "/ar/packages/FR/{plan}", script: 127.5 },
  { page: "plans side by side", address: "/fr/packages/TR/compare", script: 129.6 },
  { page: "search", address: "/fr/search", script: 124.4 },
  { page: "guide", address: "/fr/guide", script: 121.5 },
  { page: "installation guide", address: "/fr/guide/installation", script: 129.4 },
  { page: "compatibility", address: "/ar/compatibility", script: 125.7 },
  { page: "support", address: "/fr/support", script: 129 },
  { page: "terms", address: "/fr/terms", script: 122.5 },
];

/**
 * What each page may ask of a guest's line before it answers a touch. The pages people come to first have no room: what
 * they get next must be fetched when it is used.
 */
export const budgets: readonly Budget[] = [
  ...publicPages,
  { page: "cart", address: "/ar/cart", script: 187.4 },
  { page: "checkout", address: "/ar/summary?plan={plan}", script: 212.3 },
  { page: "order", address: "/ar/success?order=none", script: 187.1 },
  { page: "paying for another", address: "/ar/pay", script: 185.4 },
  { page: "a shared eSIM", address: "/ar/for-you", script: 179.8 },
  { page: "sign-in", address: "/ar/login", script: 167 },
  { page: "registration", address: "/ar/register", script: 178.6 },
  { page: "adding an eSIM", address: "/ar/qr-scanner", script: 170.9 },
  { page: "news by mail", address: "/ar/mails", script: 169.5 },
  { page: "account", address: "/ar/profile", script: 175.7 },
  { page: "wallet", address: "/ar/wallet", script: 186.5 },
];

/** Of the app's bundle, kB of 1000 bytes: scripts, styles and letters that its first start reads without a touch, and all that a store ships of it. */
export const appBudgets = {
  firstScreen: { fr: { gzip: 237.8, brotli: 224 }, ar: { gzip: 261.3, brotli: 246.9 } },
  bundle: { gzip: 1664.5, brotli: 1541.6 },
};
