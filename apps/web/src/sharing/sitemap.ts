import { defaultCurrency, languageCodes } from "@rihla/i18n";
import { allDestinations } from "../domain/plans/destinations.ts";
import { inLanguage } from "../paths.ts";
import { sitemapPaths } from "../public-pages.ts";

/** Every public page in every language, from what is on sale now. */
export async function sitemap(origin: string): Promise<string> {
  const destinations = await allDestinations(defaultCurrency);
  return sitemapOf(origin, sitemapPaths(destinations.map(({ code }) => code)));
}

/** Each page names its twins, as its own head does. */
export function sitemapOf(origin: string, pages: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map((page) => urlsOf(origin, page)).join("\n")}
</urlset>
`;
}

function urlsOf(origin: string, page: string): string {
  const address = (path: string) => origin + path.replaceAll("&", "&amp;");
  const twins = [
    ...languageCodes.map((language) => [language, inLanguage(page, language)] as const),
    ["x-default", page] as const,
  ].map(([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(path)}"/>`);
  return languageCodes
    .map((language) => `<url><loc>${address(inLanguage(page, language))}</loc>${twins.join("")}</url>`)
    .join("\n");
}

/** Pages say themselves whether they want to be found; answers of the API are no pages. */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /webhooks/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
