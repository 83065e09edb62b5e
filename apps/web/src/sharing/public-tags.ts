import type { PageDescription } from "../routes/frame/describe-page.ts";
import type { PublicFace } from "./public-face.ts";

/** What a page tells search engines and shared links, as HTML; without a face it only asks to be left out. */
export function headTags(face: PublicFace | null, description: PageDescription): string {
  if (!face) return `<meta name="robots" content="noindex">`;
  return addressTags(face) + shareTags(face, description);
}

export function factsTags(face: PublicFace | null): string {
  return (face?.structured ?? [])
    .map((facts) => `<script type="application/ld+json">${jsonForHtml(facts)}</script>`)
    .join("");
}

/** All that the two may have written. */
export const publicTagsSelector =
  'meta[name="robots"],link[rel="canonical"],link[hreflang],meta[property^="og:"],meta[name="twitter:card"],script[type="application/ld+json"]';

function addressTags({ addresses }: PublicFace): string {
  const twins = addresses.twins.map(
    ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
  );
  return `<link rel="canonical" href="${escapeHtml(addresses.canonical)}">${twins.join("")}`;
}

function shareTags({ share, addresses }: PublicFace, { title, description }: PageDescription): string {
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
