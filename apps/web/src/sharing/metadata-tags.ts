import type { PageDescription } from "../routes/layout/describe-page.ts";
import type { PageMetadata } from "./page-metadata.ts";

/** What a page tells search engines and shared links, as HTML; without a metadata it only asks to be left out. */
export function headTags(metadata: PageMetadata | null, description: PageDescription): string {
  if (!metadata) return `<meta name="robots" content="noindex">`;
  return addressTags(metadata) + shareTags(metadata, description);
}

export function structuredDataTags(metadata: PageMetadata | null): string {
  return (metadata?.structured ?? [])
    .map((facts) => `<script type="application/ld+json">${jsonForHtml(facts)}</script>`)
    .join("");
}

/** All that the two may have written. */
export const metadataTagsSelector =
  'meta[name="robots"],link[rel="canonical"],link[hreflang],meta[property^="og:"],meta[name="twitter:card"],script[type="application/ld+json"]';

function addressTags({ addresses }: PageMetadata): string {
  const twins = addresses.twins.map(
    ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
  );
  return `<link rel="canonical" href="${escapeHtml(addresses.canonical)}">${twins.join("")}`;
}

function shareTags({ share, addresses }: PageMetadata, { title, description }: PageDescription): string {
  const tags = {
    "og:type": "website",
    "og:site_name": share.siteName,
    "og:locale": share.locale,
    "og:url": addresses.canonical,
    "og:title": title,
    "og:description": description,
    "og:image": share.image,
    "og:image:type": "image/png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": title,
  };
  const og = Object.entries(tags).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  );
  return `${og.join("")}<meta name="twitter:card" content="summary_large_image">`;
}

/** Inside a script element only `<` could end it early. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
