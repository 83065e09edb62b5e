import type { DeviceCategory, Language } from "@rihla/contract";
import { deviceCategories } from "@rihla/contract/rules/devices";
import { type Maker, makers } from "@rihla/guides/kinds";
import { languageCodes } from "@rihla/i18n";

export type PlanKind = "fixed" | "unlimited";
export const planOrders = ["price", "gigabyte", "data", "days"] as const;
export type PlanOrder = (typeof planOrders)[number];
export const dailyTiers = ["lite", "boost", "turbo", "max", "standard"] as const;
export type DailyTier = (typeof dailyTiers)[number];

export const guidePhones = makers;
export type GuidePhone = Maker;

/** A query as parsers see it: the names one asks for are the names that change its page. */
export type Query = Pick<URLSearchParams, "get" | "getAll">;
/** What a parser gives: every name is there, so that the parser of another page doesn't fit. */
export type Parsed<Search> = { [Name in keyof Required<Search>]: Search[Name] | undefined };

/** `q`: searches had their answers here once. */
export type HomeSearch = { kind?: "country" | "region" | "world"; q?: string };
/** When somebody travels: the days of leaving and of coming back, `2026-12-12`. */
export type TripSearch = { from?: string | undefined; to?: string | undefined };
export type SearchSearch = { q?: string };
/** Asked with the dates of a trip, which go on to the place's plans. */
export type PlaceSearch = TripSearch & SearchSearch;
/**
 * Filters and order of a list of plans; `plan` is the one lying ready beside it on a wide screen, `perDay` the megabytes
 * that somebody needs each day.
 */
export type PackagesSearch = TripSearch & {
  perDay?: number | undefined;
  kind?: PlanKind;
  days?: number;
  sort?: PlanOrder;
  tier?: DailyTier;
  plan?: string;
};
/** Up to three plans side by side, their codes parted by commas, for a trip. */
export type CompareSearch = TripSearch & { plans?: string | undefined; perDay?: number | undefined };
/** `from`: the day of arrival, `2026-12-12`. */
export type PlanSearch = { days?: number | undefined; from?: string | undefined };
/** For whose menus a guide speaks: the phone's maker, its system where it is not the newest, its language where it is not the page's. */
export type GuideSearch = {
  phone?: GuidePhone | undefined;
  version?: "older" | undefined;
  menus?: Language | undefined;
};
/**
 * A search, or three presses. `whose`: opened by who was asked about their phone · `answer`: what they found, as
 * domain/devices/phone-check.ts writes it.
 */
export type CompatibilitySearch = {
  q?: string | undefined;
  kind?: DeviceCategory | undefined;
  maker?: string | undefined;
  model?: string | undefined;
  whose?: "other" | undefined;
  answer?: string | undefined;
};
/** `topUp`: the payment that one comes back from. */
export type WalletSearch = { topUp?: string };
/**
 * `waiting`: opened by the shop while the bank's page is open elsewhere. `left`: the bank's page says that somebody left it;
 * a hint, never believed by itself.
 */
export type PaymentCallbackSearch = { payment: string; waiting?: "window" | "page"; left?: "yes" };
/** What of which eSIM shared with this phone is shown. */
export type ReceivedSearch = { esim?: string; show?: (typeof receivedParts)[number] };
/** The buttons of the recipient's page in large type. */
export const receivedParts = ["install", "left", "help"] as const;
/** One plan, or an order that there is already by its number; with neither, the cart. */
export type SummarySearch = {
  plan?: string;
  days?: number;
  quantity?: number;
  /** The eSIM that the plan tops up. */
  esim?: string;
  order?: string;
};

/** The places that the header's and the bottom's navigation lead to. */
export type NavigationPlace =
  | "home"
  | "explore"
  | "destinations"
  | "compatibility"
  | "guides"
  | "help"
  | "esims"
  | "profile";

/** What each address begins with, and the place of the navigation that is marked there; null where it belongs to none. */
const places = {
  home: "home",
  search: "explore",
  packages: "destinations",
  support: "help",
  compatibility: "compatibility",
  privacy: null,
  terms: null,
  legal: null,
  guide: "guides",
  cart: null,
  summary: null,
  "payment-callback": null,
  pay: null,
  success: null,
  failure: null,
  login: null,
  register: null,
  "reset-password": null,
  profile: "profile",
  "personal-information": "profile",
  company: "profile",
  preferences: "profile",
  mails: null,
  "qr-scanner": "esims",
  wallet: "profile",
  esims: "esims",
  status: "profile",
  "for-others": "esims",
  "on-this-phone": "esims",
  "for-you": null,
  details: "esims",
} as const satisfies Record<string, NavigationPlace | null>;
type Beginning = `/${keyof typeof places}`;
type Address = Beginning | `${Beginning}${"/" | "?" | "#"}${string}`;

/** Which place of the navigation an address without its language belongs to. */
export function placeOf(path: string): NavigationPlace | null {
  const [, first = ""] = path.split(/[/?#]/);
  return first in places ? places[first as keyof typeof places] : null;
}

/**
 * Every address of the shop, so that none is written by hand. They carry no language prefix: `Link` and `useGo`
 * of lib/navigation/navigation.tsx add the prefix of the page one is on.
 */
export const paths = {
  home: (search: HomeSearch & { promo?: string } = {}) => address("/home", search),
  search: (search: PlaceSearch = {}) => address("/search", search),
  packages: (code: string, search: PackagesSearch = {}) =>
    address(`/packages/${encodeURIComponent(code)}`, search),
  compare: (code: string, search: CompareSearch = {}) =>
    address(`/packages/${encodeURIComponent(code)}/compare`, search),
  plan: (code: string, plan: string, search: PlanSearch = {}) =>
    address(`/packages/${encodeURIComponent(code)}/${encodeURIComponent(plan)}`, search),
  /** `at`: a question, or `contact`. */
  support: (at?: string) => (at ? `/support#${at}` : "/support"),
  compatibility: (search: CompatibilitySearch = {}) => address("/compatibility", search),
  privacy: () => "/privacy",
  terms: () => "/terms",
  legal: () => "/legal",
  guide: () => "/guide",
  guideInstallation: (search: GuideSearch = {}) => address("/guide/installation", search),
  guideActivation: (search: GuideSearch = {}) => address("/guide/activation", search),
  cart: () => "/cart",
  summary: (search: SummarySearch = {}) => address("/summary", search),
  paymentCallback: (search: PaymentCallbackSearch) => address("/payment-callback", search),
  /** Where somebody else pays; the link's token stands in the fragment. */
  pay: (search: { payment?: string } = {}) => address("/pay", search),
  success: (search: { order: string }) => address("/success", search),
  failure: (search: { order: string }) => address("/failure", search),
  login: (search: { next?: string } = {}) => address("/login", search),
  register: (search: { next?: string } = {}) => address("/register", search),
  resetPassword: (search: { next?: string } = {}) => address("/reset-password", search),
  profile: () => "/profile",
  personalInformation: () => "/personal-information",
  company: () => "/company",
  preferences: () => "/preferences",
  /** Which news of eSIMs come by mail; the token of a mail's link stands in the fragment. */
  mails: () => "/mails",
  /** Where an eSIM is added by a code: a voucher, which may stand in the fragment, or an activation code. */
  qrScanner: () => "/qr-scanner",
  wallet: (search: WalletSearch = {}) => address("/wallet", search),
  esims: () => "/esims",
  /** What this phone opens of a guest's orders. */
  onThisPhone: () => "/on-this-phone",
  /** `id`: an order's number, or a payment's id. */
  status: (id: string) => `/status/${encodeURIComponent(id)}`,
  /**
   * Where the eSIMs of an order are shared and followed. This address and the next are older than the word: links that were sent and
   * pages that were printed must go on opening.
   */
  orderShares: (number: string) => `/for-others/${encodeURIComponent(number)}`,
  /** Where they are received; a link's token stands in the fragment. */
  received: (search: ReceivedSearch = {}) => address("/for-you", search),
  /** `at`: where it is topped up, or what helps where it does not work. */
  details: (id: string, at?: "recharge" | "not-working") =>
    `/details/${encodeURIComponent(id)}${at ? `#${at}` : ""}`,
} satisfies Record<string, (...told: never[]) => Address>;

/** The guide of a phone as a PDF: an address of the shop, but no page. */
export const guidePaper = (maker: GuidePhone, language: Language): string =>
  `/papers/esim-${maker}.${language}.pdf`;

function address<Path extends Address>(
  path: Path,
  search: Record<string, string | number | undefined>,
): Path | `${Path}?${string}` {
  const filled = Object.entries(search).filter(([, value]) => value !== undefined && value !== "");
  const query = new URLSearchParams(filled.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The twin of `path` (unprefixed or prefixed, with its query) in `language`. */
export function inLanguage(path: string, language: Language): string {
  return `/${language}${withoutLanguage(path)}`;
}

const itsLanguage = new RegExp(`^/(${languageCodes.join("|")})(?=/|$)`);

export function withoutLanguage(path: string): string {
  return path.replace(itsLanguage, "");
}

export function parseHomeSearch(search: Query): Parsed<HomeSearch> {
  return { kind: oneOf(search.get("kind"), ["country", "region", "world"]), ...parseSearchSearch(search) };
}

export function parseSearchSearch(search: Query): Parsed<SearchSearch> {
  return { q: search.get("q")?.trim().slice(0, 80) || undefined };
}

export function parsePlaceSearch(search: Query): Parsed<PlaceSearch> {
  return { ...parseSearchSearch(search), ...parseTripSearch(search) };
}

const parseTripSearch = (search: Query): Parsed<TripSearch> => ({
  from: day(search.get("from")),
  to: day(search.get("to")),
});

export function parsePackagesSearch(search: Query): Parsed<PackagesSearch> {
  return {
    kind: oneOf(search.get("kind"), ["fixed", "unlimited"]),
    days: wholeNumber(search.get("days"), 1, 366),
    sort: oneOf(search.get("sort"), planOrders),
    tier: oneOf(search.get("tier"), dailyTiers),
    plan: search.get("plan") || undefined,
    perDay: wholeNumber(search.get("perDay"), 1, 9999) ?? sumOf(search.getAll("use")),
    ...parseTripSearch(search),
  };
}

export function parseCompareSearch(search: Query): Parsed<CompareSearch> {
  return {
    // Parted by commas, or as a form without scripts sends them.
    plans: search.getAll("plans").filter(Boolean).join() || undefined,
    perDay: wholeNumber(search.get("perDay"), 1, 9999),
    ...parseTripSearch(search),
  };
}

export function parsePlanSearch(search: Query): Parsed<PlanSearch> {
  return { days: wholeNumber(search.get("days"), 1, 90), from: day(search.get("from")) };
}

export function parseGuideSearch(search: Query): Parsed<GuideSearch> & { phone: GuidePhone } {
  return {
    phone: oneOf(search.get("phone"), guidePhones) ?? "iphone",
    version: oneOf(search.get("version"), ["older"]),
    menus: oneOf(search.get("menus"), languageCodes),
  };
}

export function parseCompatibilitySearch(search: Query): Parsed<CompatibilitySearch> {
  return {
    q: search.get("q")?.trim().slice(0, 60) || undefined,
    kind: oneOf(search.get("kind"), deviceCategories),
    maker: search.get("maker") || undefined,
    model: search.get("model") || undefined,
    whose: oneOf(search.get("whose"), ["other"]),
    answer: search.get("answer") || undefined,
  };
}

export function parseWalletSearch(search: Query): Parsed<WalletSearch> {
  return { topUp: search.get("topUp") || undefined };
}

export function parsePaymentCallbackSearch(search: Query): Parsed<PaymentCallbackSearch> {
  return {
    payment: search.get("payment") || undefined,
    waiting: oneOf(search.get("waiting"), ["window", "page"]),
    left: oneOf(search.get("left"), ["yes"]),
  };
}

export function parseReceivedSearch(search: Query): Parsed<ReceivedSearch> {
  return { esim: search.get("esim") || undefined, show: oneOf(search.get("show"), receivedParts) };
}

export function parseSummarySearch(search: Query): Parsed<SummarySearch> {
  return {
    plan: search.get("plan") || undefined,
    // What is too much is asked for and refused with its reason, never taken for another number.
    days: wholeNumber(search.get("days"), 0, 9999),
    quantity: wholeNumber(search.get("quantity"), 0, 9999),
    esim: search.get("esim") || undefined,
    order: search.get("order") || undefined,
  };
}

/** Megabytes a day of several habits, as the form of features/plans/advice/need-form.tsx sends them; at least 50, in steps of that. */
function sumOf(habits: readonly string[]): number | undefined {
  const sum = habits.reduce((sum, habit) => sum + (wholeNumber(habit, 0, 9999) ?? 0), 0);
  return habits.length > 0 ? Math.min(9950, Math.max(50, Math.ceil(sum / 50) * 50)) : undefined;
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
