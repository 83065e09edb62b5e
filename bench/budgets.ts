export type Budget = {
  page: string;
  /** `{plan}`: a plan of France. */
  address: string;
  /** Script of a first visit without a touch: kB of 1000 bytes as sent, headers included. */
  script: number;
};

/** Of what everybody sees alike. Nothing that personal pages alone share comes with them. */
export const publicPages: readonly Budget[] = [
  { page: "home", address: "/fr/home", script: 127.5 },
  { page: "plans", address: "/fr/packages/TR", script: 132.3 },
  { page: "plans of a region, in Arabic", address: "/ar/packages/EUROPE", script: 132.3 },
  { page: "one plan, in Arabic", address: "/ar/packages/FR/{plan}", script: 128.2 },
  { page: "plans side by side", address: "/fr/packages/TR/compare", script: 131.9 },
  { page: "search", address: "/fr/search", script: 125.2 },
  { page: "guide", address: "/fr/guide", script: 122 },
  { page: "installation guide", address: "/fr/guide/installation", script: 129.7 },
  { page: "compatibility", address: "/ar/compatibility", script: 126.4 },
  { page: "support", address: "/fr/support", script: 129.6 },
  { page: "terms", address: "/fr/terms", script: 123.2 },
];

/**
 * What each page may ask of a guest's line before it answers a touch. The pages people come to first have no room: what
 * they get next must be fetched when it is used.
 */
export const budgets: readonly Budget[] = [
  ...publicPages,
  { page: "cart", address: "/ar/cart", script: 189.2 },
  { page: "checkout", address: "/ar/summary?plan={plan}", script: 213.9 },
  { page: "order", address: "/ar/success?order=none", script: 188.9 },
  { page: "paying for another", address: "/ar/pay", script: 187.2 },
  { page: "a shared eSIM", address: "/ar/for-you", script: 181 },
  { page: "sign-in", address: "/ar/login", script: 168.4 },
  { page: "registration", address: "/ar/register", script: 180.1 },
  { page: "adding an eSIM", address: "/ar/qr-scanner", script: 173.2 },
  { page: "news by mail", address: "/ar/mails", script: 170.9 },
  { page: "account", address: "/ar/profile", script: 177.2 },
  { page: "wallet", address: "/ar/wallet", script: 188.4 },
];

/** Of the app's bundle, kB of 1000 bytes: scripts, styles and letters that its first start reads without a touch, and all that a store ships of it. */
export const appBudgets = {
  firstScreen: { fr: { gzip: 241.4, brotli: 227.0 }, ar: { gzip: 264.9, brotli: 250.1 } },
  // 22 kB of it read tickets on the phone.
  bundle: { gzip: 1707.3, brotli: 1581.8 },
};

/** Of the back office at the first visit, the script that its page names: kB of 1000 bytes, brotli. */
export const adminBudget = 130;
