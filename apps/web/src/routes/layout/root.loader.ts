import { isLanguage } from "@rihla/i18n";
import { type LoaderFunctionArgs, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { chooseLanguage } from "../../domain/person/chosen-by-hand.ts";
import { api } from "../../lib/api/api.ts";
import { cachedFor } from "../../lib/api/cached-for.ts";
import { failure } from "../../lib/navigation/load.ts";
import type { RootData } from "../../lib/page/root-data.ts";
import { visitorOf } from "../../lib/page/visitor.ts";
import { languageCookie } from "../../lib/storage/choice-cookies.ts";
import { frameWords } from "../../lib/text/frame-words.ts";
import { loadMessages } from "../../lib/text/messages.ts";
import { paths } from "../../paths.ts";

export async function rootLoader({ request }: LoaderFunctionArgs): Promise<RootData> {
  const visitor = visitorOf(request);
  const [catalogue] = await Promise.all([
    // The frame of a page stands without its figures: what matters will fail by itself and say so.
    catalogueIn(visitor.currency).catch(() => null),
    loadMessages(visitor.language, frameWords),
  ]);
  return { visitor, catalogue };
}

/** On the server once a second, however many pages are made; a browser that asks again wants to hear something new. */
const catalogueIn = cachedFor(import.meta.env.SSR ? 1000 : 0, (currency) =>
  api("GET /catalogue", { query: { currency } }),
);

/** Asked again when the language changes, or when everything is (a currency was chosen, "try again" was pressed). */
export function rootShouldRevalidate({
  currentUrl,
  nextUrl,
  currentParams,
  nextParams,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href || currentParams.language !== nextParams.language;
}

/** `/xy/home` is no page of ours. */
export function languageLoader({ params }: Pick<LoaderFunctionArgs, "params">): null {
  if (params.language !== undefined && !isLanguage(params.language)) throw failure("not_found", 404);
  return null;
}

export async function personalLoader({ request }: LoaderFunctionArgs): Promise<null> {
  await loadMessages(visitorOf(request).language, ["personal"]);
  return null;
}

/** `/` and `/ar` go to /home, with a promo code; `/ar` alone has also been a choice of language by hand. */
export function goHome({ params, request }: LoaderFunctionArgs) {
  const language = params.language;
  const home = paths.home({ promo: new URL(request.url).searchParams.get("promo") ?? "" });
  if (!isLanguage(language)) return language === undefined ? redirect(home) : languageLoader({ params });
  if (!import.meta.env.SSR) chooseLanguage(language);
  const cookie = `${languageCookie}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
  return redirect(home, { headers: { "set-cookie": cookie } });
}

export function unknownAddress(): never {
  throw failure("not_found", 404);
}

/** Same page, other query: filters work on what is already here. */
export function unlessOnlyFiltered({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname;
}

/** The same, but where the trip is another one: what is said of it comes with the data. */
export function unlessSameTrip(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl } = change;
  const changes = (name: string) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name);
  return unlessOnlyFiltered(change) || ["from", "to", "perDay", "use"].some(changes);
}

/** Steps of a guide are one page; a step back to its bare address asks for nothing anew. */
export function unlessSamePhone({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search;
}
