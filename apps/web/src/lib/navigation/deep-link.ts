import { brand } from "@rihla/i18n";
import { paths, withoutLanguage } from "../../paths.ts";
import { promoIn } from "../storage/promo-code.ts";

/** What an opened address asks of the app: a page to go to, and a promo code to keep. */
export type DeepLink = { to: string; promo: string | undefined };

/** Whether this phone has begun a payment of this id. */
type KnowsPayment = (id: string) => boolean;

/**
 * Reads an address that the phone has opened the app with: `rihla://esims`, `rihla://host/esims` or `https://host/ar/esims`.
 * What it claims of a payment chooses a page and is told nobody: each page shows what the server knows.
 */
export function readDeepLink(address: string, knowsPayment: KnowsPayment): DeepLink {
  const url = shopAddress(address);
  if (!url) return { to: paths.home(), promo: undefined };
  const promo = promoIn(url.searchParams);
  url.searchParams.delete("promo");
  return { to: pageOf(url, knowsPayment), promo };
}

/**
 * The same place as an https address of the shop; undefined where it is none. Older WebViews read no host out of an
 * address whose scheme they don't know, so that part is taken off by hand.
 */
function shopAddress(address: string): URL | undefined {
  const { scheme, host } = brand.deepLink;
  const own = new RegExp(`^${scheme}:/*`, "i").exec(address)?.[0];
  const rest = own && address.slice(own.length).replace(new RegExp(`^${host}(?=[/?#]|$)/?`, "i"), "");
  const text = own === undefined ? address : `https://${host}/${rest}`;
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === "https:" && url.host === host ? url : undefined;
}

const pages =
  /^\/(home|esims|qr-scanner|summary|success|failure|packages\/[^/]+(\/[^/]+)?|(details|status)\/[^/]+)$/;

function pageOf({ pathname, search, searchParams, hash }: URL, knowsPayment: KnowsPayment): string {
  // A link in another language is no wish to read the app in it.
  const whole = pathname.replace(/\/+$/, "");
  const path = withoutLanguage(whole);
  const isLanguageAlone = path === "" && whole !== "";
  if (pages.test(path) || isLanguageAlone) return (path || whole) + search + hash;
  const isResult = path === "/payment-callback" || searchParams.has("status");
  return isResult ? afterPayment(searchParams, knowsPayment) : paths.home();
}

/** A payment of this phone's is asked for at the server, whatever the link says of it. */
function afterPayment(search: URLSearchParams, knowsPayment: KnowsPayment): string {
  const payment = search.get("payment") ?? "";
  const left = search.get("left") === "yes" && { left: "yes" as const };
  if (payment && knowsPayment(payment)) return paths.paymentCallback({ payment, ...left });
  return search.get("status") === "success" ? paths.esims() : paths.home();
}
