import type { Language } from "@rihla/contract";

export type PlanKind = "fixed" | "unlimited";
export const planOrders = ["price", "gigabyte", "data", "days"] as const;
export type PlanOrder = (typeof planOrders)[number];
export const dailyTiers = ["lite", "boost", "turbo", "max", "standard"] as const;
export type DailyTier = (typeof dailyTiers)[number];

export const guidePhones = ["iphone", "samsung", "pixel", "other"] as const;
export type GuidePhone = (typeof guidePhones)[number];

/** A query as parsers see it: the names one asks for are the names that change its page. */
export type Query = Pick<URLSearchParams, "get">;
/** What a parser gives: every name is there, so that the parser of another page doesn't fit. */
export type Parsed<Search> = { [Name in keyof Required<Search>]: Search[Name] | undefined };

/** `q`: searches had their answers here once. */
export type HomeSearch = { kind?: "country" | "region" | "world"; q?: string };
export type SearchSearch = { q?: string };
/** Filters and order of a list of plans; `plan` is the one lying ready beside it on a wide screen. */
export type PackagesSearch = {
  kind?: PlanKind;
  days?: number;
  sort?: PlanOrder;
  tier?: DailyTier;
  plan?: string;
};
/** `from`: the day of arrival, `2026-12-12`. */
export type PlanSearch = { days?: number; from?: string };
/** For whose menus a guide speaks. */
export type GuideSearch = { phone?: GuidePhone };
/** `topUp`: the payment that one comes back from. */
export type WalletSearch = { topUp?: string };
export type SummarySearch = { plan: string; days?: number; quantity?: number };

/**
 * Every address of the shop, so that none is written by hand. They carry no language prefix: `Link` and `useGo`
 * of lib/navigation.tsx add the prefix of the page one is on.
 */
export const paths = {
  home: (search: HomeSearch & { promo?: string } = {}) => address("/home", search),
  search: (search: SearchSearch = {}) => address("/search", search),
  packages: (code: string, search: PackagesSearch = {}) =>
    address(`/packages/${encodeURIComponent(code)}`, search),
  plan: (code: string, plan: string, search: PlanSearch = {}) =>
    address(`/packages/${encodeURIComponent(code)}/${encodeURIComponent(plan)}`, search),
  /** `at`: a question, or `contact`. */
  support: (at?: string) => (at ? `/support#${at}` : "/support"),
  privacy: () => "/privacy",
  terms: () => "/terms",
  legal: () => "/legal",
  guide: () => "/guide",
  guideInstallation: (search: GuideSearch = {}) => address("/guide/installation", search),
  guideActivation: (search: GuideSearch = {}) => address("/guide/activation", search),
  summary: (search: SummarySearch) => address("/summary", search),
  paymentCallback: (search: { payment: string }) => address("/payment-callback", search),
  /** Where somebody else pays; the link's token stands in the fragment. */
  pay: (search: { payment?: string } = {}) => address("/pay", search),
  success: (search: { order: string }) => address("/success", search),
  failure: (search: { order: string }) => address("/failure", search),
  login: (search: { next?: string } = {}) => address("/login", search),
  register: (search: { next?: string } = {}) => address("/register", search),
  resetPassword: (search: { next?: string } = {}) => address("/reset-password", search),
  profile: () => "/profile",
  personalInformation: () => "/personal-information",
  preferences: () => "/preferences",
  wallet: (search: WalletSearch = {}) => address("/wallet", search),
  esims: () => "/esims",
  /** `id`: an order's number, or a payment's id. */
  status: (id: string) => `/status/${encodeURIComponent(id)}`,
  details: (id: string) => `/details/${encodeURIComponent(id)}`,
};

function address(path: string, search: Record<string, string | number | undefined>): string {
  const filled = Object.entries(search).filter(([, value]) => value !== undefined && value !== "");
  const query = new URLSearchParams(filled.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The twin of `path` (unprefixed or prefixed, with its query) in `language`. */
export function inLanguage(path: string, language: Language): string {
  return `/${language}${withoutLanguage(path)}`;
}

export function withoutLanguage(path: string): string {
  return path.replace(/^\/(fr|en|ar)(?=\/|$)/, "");
}

export function parseHomeSearch(search: Query): Parsed<HomeSearch> {
  return { kind: oneOf(search.get("kind"), ["country", "region", "world"]), ...parseSearchSearch(search) };
}

export function parseSearchSearch(search: Query): Parsed<SearchSearch> {
  return { q: search.get("q")?.trim().slice(0, 80) || undefined };
}

export function parsePackagesSearch(search: Query): Parsed<PackagesSearch> {
  return {
    kind: oneOf(search.get("kind"), ["fixed", "unlimited"]),
    days: wholeNumber(search.get("days"), 1, 366),
    sort: oneOf(search.get("sort"), planOrders),
    tier: oneOf(search.get("tier"), dailyTiers),
    plan: search.get("plan") || undefined,
  };
}

export function parsePlanSearch(search: Query): Parsed<PlanSearch> {
  return { days: wholeNumber(search.get("days"), 1, 90), from: day(search.get("from")) };
}

export function parseGuideSearch(search: Query): Required<GuideSearch> {
  return { phone: oneOf(search.get("phone"), guidePhones) ?? "iphone" };
}

export function parseWalletSearch(search: Query): Parsed<WalletSearch> {
  return { topUp: search.get("topUp") || undefined };
}

export function parseSummarySearch(search: Query): Parsed<Partial<SummarySearch>> {
  return {
    plan: search.get("plan") || undefined,
    // What is too much is asked for and refused with its reason, never taken for another number.
    days: wholeNumber(search.get("days"), 0, 9999),
    quantity: wholeNumber(search.get("quantity"), 0, 9999),
  };
}

function wholeNumber(text: string | null, least: number, most: number): number | undefined {
  if (text === null || !/^\d{1,4}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}

/** A day of the calendar as inputs write it; 31 February is none. */
function day(text: string | null): string | undefined {
  if (text === null || !/^20\d\d-\d\d-\d\d$/.test(text)) return undefined;
  const date = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

function oneOf<const T extends string>(text: string | null, values: readonly T[]): T | undefined {
  return values.find((value) => value === text);
}
