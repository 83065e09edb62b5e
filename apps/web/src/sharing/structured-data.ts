import type { Catalogue, Language, Money } from "@rihla/contract";
import { brand, currencies, languageCodes, locales } from "@rihla/i18n";
import { createTranslator } from "use-intl/core";
import type { PackagesData } from "../features/plans/destination/packages.loader.ts";
import type { PlanData } from "../features/plans/plan/plan.loader.ts";
import type { ShopFactsData } from "../lib/page/shop-facts.ts";
import { messagesOf } from "../lib/text/messages.ts";
import { inLanguage, paths } from "../paths.ts";
import type { PageDescription } from "../routes/layout/describe-page.ts";
import type { MetaKey } from "../routing.ts";
import { faqPage } from "./faq.ts";

type Facts = Record<string, unknown>;
export type Described = PageDescription & {
  meta: MetaKey | undefined;
  data: unknown;
  /** What the shop offers; null while the API does not answer. */
  catalogue: Catalogue | null;
  language: Language;
  origin: string;
  /** The page's own address and its picture, whole. */
  address: string;
  image: string;
};

/** What search engines read (schema.org): the shop on its front page, offers on the pages that have prices, answers in the help. */
export function structuredData(page: Described): Facts[] {
  if (page.meta === "discover.meta") return [organization(page), website(page)];
  if (page.meta === "plans.meta") return ofDestination(page, page.data as PackagesData);
  if (page.meta === "plan.meta") return ofPlan(page, page.data as PlanData);
  if (page.meta === "support.meta") return [ofHelp(page, page.data as ShopFactsData)];
  return [];
}

const context = { "@context": "https://schema.org" };

function organization({ origin, language }: Described): Facts {
  return {
    ...context,
    "@type": "Organization",
    name: brand.name[language],
    url: origin,
    logo: `${origin}/icon.svg`,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      email: brand.supportEmail,
      telephone: `+${brand.whatsAppNumber}`,
      availableLanguage: [...languageCodes],
    },
  };
}

function website({ origin, language }: Described): Facts {
  const target = `${origin}${inLanguage(paths.search(), language)}?q={search_term_string}`;
  return {
    ...context,
    "@type": "WebSite",
    name: brand.name[language],
    url: origin + inLanguage(paths.home(), language),
    inLanguage: language,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: target },
      "query-input": "required name=search_term_string",
    },
  };
}

const ofHelp = ({ language, catalogue }: Described, { facts }: ShopFactsData): Facts =>
  faqPage(language, facts, catalogue);

function ofDestination(page: Described, data: PackagesData): Facts[] {
  return [destinationOffers(page, data), breadcrumb(page, [data.metaName])];
}

function ofPlan(page: Described, data: PlanData): Facts[] {
  const place = { name: data.metaName, path: paths.packages(data.destination.code) };
  return [planOffer(page, data), breadcrumb(page, [place, nameOf(page)])];
}

type Crumb = { name: string; path: string };

/** The way here from the list of destinations, as the page itself shows it; its last stop is the page. */
function breadcrumb({ origin, language }: Described, way: (Crumb | string)[]): Facts {
  const t = createTranslator({ locale: locales[language].tag, messages: messagesOf(language) });
  const stops: (Crumb | string)[] = [{ name: t("plans.destinations"), path: paths.home() }, ...way];
  return {
    ...context,
    "@type": "BreadcrumbList",
    itemListElement: stops.map((stop, at) => ({
      "@type": "ListItem",
      position: at + 1,
      ...(typeof stop === "string"
        ? { name: stop }
        : { name: stop.name, item: origin + inLanguage(stop.path, language) }),
    })),
  };
}

/** Its title without the shop's name. */
const nameOf = ({ title }: Described) => title.split(" | ")[0] ?? title;

function destinationOffers(page: Described, { plans }: PackagesData): Facts {
  const prices = plans.map(({ price }) => price).sort((a, b) => a.amount - b.amount);
  const [lowest] = prices;
  const highest = prices.at(-1);
  return product(page, {
    "@type": "AggregateOffer",
    offerCount: plans.length,
    lowPrice: lowest && decimal(lowest),
    highPrice: highest && decimal(highest),
    priceCurrency: lowest?.currency,
    availability: "https://schema.org/InStock",
  });
}

function planOffer(page: Described, { plan }: PlanData): Facts {
  return product(page, {
    "@type": "Offer",
    sku: plan.code,
    price: decimal(plan.price),
    priceCurrency: plan.price.currency,
    availability: "https://schema.org/InStock",
    url: page.address,
  });
}

function product(page: Described, offers: Facts): Facts {
  const { description, language, address, image } = page;
  return {
    ...context,
    "@type": "Product",
    name: nameOf(page),
    description,
    image,
    url: address,
    brand: { "@type": "Brand", name: brand.name[language] },
    offers,
  };
}

/** `66`, `9.80`: what schema.org calls a number. */
function decimal({ amount, currency }: Money): string {
  const exponent = currencies[currency]?.exponent ?? 2;
  return amount % 10 ** exponent === 0
    ? String(amount / 10 ** exponent)
    : (amount / 10 ** exponent).toFixed(exponent);
}
