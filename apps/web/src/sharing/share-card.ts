import type { Language } from "@rihla/contract";
import { brand, defaultCurrency, formatMoney, locales } from "@rihla/i18n";
import { createTranslator } from "use-intl/core";
import { api } from "../lib/api/api.ts";
import { ApiProblem } from "../lib/api/api-problem.ts";
import { loadMessages, messagesOf } from "../lib/text/messages.ts";

/** What the picture of a shared link says. */
export type ShareCard = {
  direction: "ltr" | "rtl";
  brand: string;
  title: string;
  /** Alpha-2, lower case; null for regions and the front page. */
  flag: string | null;
  /** Code of the destination whose picture is shown; null on the front page's. */
  place: string | null;
  price: string;
  promise: string;
};

/** Of a destination, or of the front page (null); null for a place that isn't sold. */
export async function shareCard(language: Language, code: string | null): Promise<ShareCard | null> {
  await loadMessages(language, ["public", "home"]);
  const t = createTranslator({ locale: locales[language].tag, messages: messagesOf(language) });
  const query = { currency: defaultCurrency };
  const subject = code === null ? await frontPage(query) : await destination(code, query);
  if (!subject) return null;
  const { names, flag, lowestPrice } = subject;
  return {
    direction: locales[language].direction,
    brand: brand.name[language],
    title: names ? names[language] : t("discover.title"),
    flag,
    place: code,
    price: t.markup("common.from", { price: () => formatMoney(lowestPrice, language) }),
    promise: t("shell.footer.promise"),
  };
}

async function frontPage(query: { currency: string }) {
  const { lowestPrice } = await api("GET /catalogue", { query });
  return { names: null, flag: null, lowestPrice };
}

async function destination(code: string, query: { currency: string }) {
  try {
    return await api("GET /destinations/{code}", { path: { code }, query });
  } catch (error) {
    if (error instanceof ApiProblem && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
}

/** Where the picture of a page lies: one for each destination and language. */
export function shareImageAddress(language: Language, code: string | null): string {
  return `/share/${language}/${code ?? "home"}.png`;
}
