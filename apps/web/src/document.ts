import { footBarMarkOf } from "@rihla/ui/foot-bar";
import { withHeadPicture } from "./head-picture.ts";
import { type Hydration, hydrationId } from "./hydration.ts";
import { escapeHtml, headTags, jsonForHtml, structuredDataTags } from "./sharing/metadata-tags.ts";
import type { PageMetadata } from "./sharing/page-metadata.ts";

/** Addresses of the scripts, which are fetched late and with low priority; HTML of what stands in the page itself. */
export type PageAssets = {
  entry: string;
  scripts: string[];
  styles: string;
  recallLanguage: string;
  recallOwn: string;
  /** Keeps what would be lost before the other scripts have come: the promo code of the address, what is pressed and typed. */
  keepEarly: string;
  importMap: string;
  /** What stands in one of the build's drawings; none where nothing was built. */
  drawing?(address: string): string | undefined;
};

export type DocumentParts = {
  language: string;
  direction: string;
  title: string;
  description: string;
  /** null on personal pages, which stay out of search engines. */
  metadata: PageMetadata | null;
  /** Before the first paint: whether this browser knows another language than the address and cookies told us. */
  recallLanguage: boolean;
  /**
   * Before what follows the header: whether this browser has something of its own to show. The header is painted meanwhile, since
   * starting a script and reading what is stored takes a cheap phone some 20 ms.
   */
  recallOwn: boolean;
  assets: PageAssets;
  body: string;
  /** Said above the page where scripts are switched off and it can't do without. */
  withoutScripts: string | null;
  hydration: Hydration;
  /** Of the shell: addresses of all that is to be kept with it for whoever has an eSIM. */
  kept?: readonly string[];
};

/** The HTML of a page in the order of its parts. The first two are the same on every page of a language. */
export type Document = {
  opening: string;
  styles: string;
  /** The rest of the head, and all that can be seen. */
  shown: string;
  /** A script that nothing of this waits for, data, and the names of the others. */
  closing: string;
};

/**
 * Order matters on a slow line: the styles come before what they draw, and scripts are named at the end, because even
 * those of low priority take their share of the line.
 */
export function documentOf(parts: DocumentParts): Document {
  return {
    opening: openingOf(parts),
    styles: parts.assets.styles,
    shown: shownOf(parts),
    closing: closingOf(parts),
  };
}

function openingOf({ language, direction }: DocumentParts): string {
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
`;
}

function shownOf({ assets, ...page }: DocumentParts): string {
  return `
<title>${escapeHtml(page.title)}</title>
<meta name="description" content="${escapeHtml(page.description)}">
${headTags(page.metadata, page)}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBF8F2">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0D1524">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${page.recallLanguage ? assets.recallLanguage : ""}
</head>
<body${footBarMarkOf(page.body)}>${page.withoutScripts ? `<noscript><p class="bg-saffron-soft p-4 text-center">${escapeHtml(page.withoutScripts)}</p></noscript>` : ""}<div id="root">${bodyOf({ assets, ...page })}</div>`;
}

function bodyOf({ assets, body, recallOwn }: DocumentParts): string {
  const drawn = assets.drawing ? withHeadPicture(body, assets.drawing) : body;
  return recallOwn ? drawn.replace("<main", () => `${assets.recallOwn}<main`) : drawn;
}

function closingOf({ assets, ...page }: DocumentParts): string {
  return `${assets.keepEarly}
${structuredDataTags(page.metadata)}
<script type="application/json" id="${hydrationId}">${jsonForHtml(page.hydration)}</script>${page.kept ? `<script type="application/json" id="kept">${jsonForHtml(page.kept)}</script>` : ""}
${assets.importMap}${assets.scripts.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`).join("")}
<script type="module" async src="${assets.entry}"></script>
</body>
</html>`;
}
