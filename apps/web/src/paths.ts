import type { Language } from "@rihla/contract";

export type PlanKind = "fixed" | "unlimited";
export type HomeSearch = { q?: string; kind?: "country" | "region" };
export type PackagesSearch = { kind?: PlanKind; days?: number; plan?: string };
export type SummarySearch = { plan: string; days?: number; quantity?: number };

/**
 * Every address of the shop, so that none is written by hand. They carry no language prefix: `Link` and `useGo`
 * of lib/navigation.tsx add the prefix of the page one is on.
 */
export const paths = {
  home: (search: HomeSearch = {}) => address("/home", search),
  packages: (code: string, search: PackagesSearch = {}) =>
    address(`/packages/${encodeURIComponent(code)}`, search),
  summary: (search: SummarySearch) => address("/summary", search),
  paymentCallback: (search: { payment: string }) => address("/payment-callback", search),
  success: (search: { order: string }) => address("/success", search),
  failure: (search: { order: string }) => address("/failure", search),
  login: (search: { next?: string } = {}) => address("/login", search),
  esims: () => "/esims",
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

export function parseHomeSearch(search: URLSearchParams): HomeSearch {
  return {
    q: search.get("q")?.slice(0, 80) || undefined,
    kind: oneOf(search.get("kind"), ["country", "region"]),
  };
}

export function parsePackagesSearch(search: URLSearchParams): PackagesSearch {
  return {
    kind: oneOf(search.get("kind"), ["fixed", "unlimited"]),
    days: wholeNumber(search.get("days"), 1, 90),
    plan: search.get("plan") || undefined,
  };
}

export function parseSummarySearch(search: URLSearchParams): Partial<SummarySearch> {
  return {
    plan: search.get("plan") || undefined,
    days: wholeNumber(search.get("days"), 1, 90),
    quantity: wholeNumber(search.get("quantity"), 1, 10),
  };
}

/** Only an address inside the shop: a `next` from elsewhere must not send people away after signing in. */
export function parseNext(search: URLSearchParams): string | undefined {
  const next = search.get("next");
  return next && /^\/(?![/\\])/.test(next) ? next : undefined;
}

function wholeNumber(text: string | null, least: number, most: number): number | undefined {
  if (text === null || !/^\d{1,4}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}

function oneOf<const T extends string>(text: string | null, values: readonly T[]): T | undefined {
  return values.find((value) => value === text);
}
