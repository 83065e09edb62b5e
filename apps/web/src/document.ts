import { type Hydration, hydrationId } from "./hydration.ts";
import { escapeHtml, headTags, jsonForHtml, structuredDataTags } from "./sharing/metadata-tags.ts";
import type { PageMetadata } from "./sharing/page-metadata.ts";

/** Addresses of the scripts, which are fetched late and with low priority; HTML of what stands in the page itself. */
export type PageAssets = {
  entry: string;
  scripts: string[];
  styles: string;
  recallLanguage: string;
  /** Keeps the promo code of the address at once: who moves on before the scripts have come has it all the same. */
  keepPromo: string;
  importMap: string;
};

export type DocumentParts = {
  language: string;
  direction: string;
  title: string;
  description: string;
  /** null on personal pages, which stay out of search engines. */
  metadata: PageMetadata | null;
  /**
   * Before the first paint: whether this browser knows another language than the address and cookies told us, and on home whether it
   * has something of its own to show.
   */
  recallLanguage: boolean;
  assets: PageAssets;
  body: string;
  /** Said above the page where scripts are switched off and it can't do without. */
  withoutScripts: string | null;
  hydration: Hydration;
  /** Of the shell: addresses of all that is to be kept with it for whoever has an eSIM. */
  kept?: readonly string[];
};

/** The HTML of a page in two parts. `start` is the same on every page of a language, and mostly styles. */
export type Document = { start: string; rest: string };

/**
 * Order matters on a slow line: the styles come before what they draw, and scripts are named at the end, because even
 * those of low priority take their share of the line.
 */
export function documentOf(parts: DocumentParts): Document {
  return { start: startOf(parts), rest: restOf(parts) };
}

function startOf({ language, direction, assets }: DocumentParts): string {
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${assets.styles}
`;
}

function restOf({ assets, ...page }: DocumentParts): string {
  return `<title>${escapeHtml(page.title)}</title>
<meta name="description" content="${escapeHtml(page.description)}">
${headTags(page.metadata, page)}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBF8F2">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0D1524">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${page.recallLanguage ? assets.recallLanguage : ""}${assets.keepPromo}
</head>
<body>${page.withoutScripts ? `<noscript><p class="bg-saffron-soft p-4 text-center">${escapeHtml(page.withoutScripts)}</p></noscript>` : ""}<div id="root">${page.body}</div>
${structuredDataTags(page.metadata)}
<script type="application/json" id="${hydrationId}">${jsonForHtml(page.hydration)}</script>${page.kept ? `<script type="application/json" id="kept">${jsonForHtml(page.kept)}</script>` : ""}
${assets.importMap}${assets.scripts.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`).join("")}
<script type="module" async src="${assets.entry}"></script>
</body>
</html>`;
}
