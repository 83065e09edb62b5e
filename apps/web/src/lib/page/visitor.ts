import { defaultCurrency, defaultLanguage, isLanguage, offeredCurrencies } from "@rihla/i18n";
import { useRouteLoaderData } from "react-router";
import { readChoices } from "../../platform/storage/choice-mirror.ts";
import { cookieValue, currencyCookie, languageCookie } from "../storage/choice-cookies.ts";
import type { RootData, Visitor } from "./root-data.ts";

/** The address first (`/ar/…`), then what was chosen earlier, then French and dinars. */
export function visitorOf(request: Request): Visitor {
  const cookies = import.meta.env.SSR ? (request.headers.get("cookie") ?? "") : readChoices();
  const fromAddress = new URL(request.url).pathname.split("/")[1];
  const stored = cookieValue(cookies, languageCookie);
  const currency = cookieValue(cookies, currencyCookie)?.toUpperCase();
  return {
    language: isLanguage(fromAddress) ? fromAddress : isLanguage(stored) ? stored : defaultLanguage,
    currency: currency && offeredCurrencies.includes(currency) ? currency : defaultCurrency,
    prefix: isLanguage(fromAddress) ? `/${fromAddress}` : "",
  };
}

export function useVisitor(): Visitor {
  return (useRouteLoaderData("root") as RootData).visitor;
}
