import type { Catalogue, Language } from "@rihla/contract";
import { brand, languageCodes, locales } from "@rihla/i18n";
import { inLanguage, withoutLanguage } from "../paths.ts";
import type { PageDescription } from "../routes/layout/describe-page.ts";
import type { PageHandle } from "../routing.ts";
import { shareImageAddress } from "./share-card.ts";
import { structuredData } from "./structured-data.ts";

export type PageMetadata = {
  /** Canonical address and language twins. */
  addresses: { canonical: string; twins: { language: string; href: string }[] };
  /** How a shared link looks elsewhere. */
  share: { image: string; siteName: string; locale: string };
  /** Facts for search engines (schema.org). */
  structured: readonly unknown[];
};

export type ShownPage = PageDescription & {
  origin: string;
  pathname: string;
  language: Language;
  handle: PageHandle | undefined;
  /** Of its address. */
  params: Readonly<Record<string, string | undefined>>;
  data: unknown;
  catalogue: Catalogue | null;
  failed: boolean;
};

/** What search engines and shared links get of a page; null where it is nobody else's business. */
export function pageMetadata(page: ShownPage): PageMetadata | null {
  const { handle, failed, language, origin, params } = page;
  if (failed || handle?.access !== "public" || !handle.indexed) return null;
  const addresses = addressesOf(page);
  const image = origin + shareImageAddress(language, params.code?.toUpperCase() ?? null);
  return {
    addresses,
    share: { image, siteName: brand.name[language], locale: locales[language].share },
    structured: structuredData({ ...page, meta: handle.meta, address: addresses.canonical, image }),
  };
}

/** Canonical is the address with the page's language; the one without a language is `x-default`. */
function addressesOf({ origin, pathname, language }: ShownPage): PageMetadata["addresses"] {
  const path = withoutLanguage(pathname);
  const twins = languageCodes.map((code) => ({ language: code, href: origin + inLanguage(path, code) }));
  return {
    canonical: origin + inLanguage(path, language),
    twins: [...twins, { language: "x-default", href: origin + path }],
  };
}
