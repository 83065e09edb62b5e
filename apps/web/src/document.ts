/** What the HTML of a page must name; scripts are fetched late and quietly, styles first. */
export type PageAssets = { entry: string; scripts: string[]; styles: string[]; extraHead?: string };

export type DocumentParts = {
  language: string;
  direction: string;
  title: string;
  description: string;
  /** Canonical address and language twins; null on personal pages, which stay out of search engines. */
  addresses: { canonical: string; twins: { language: string; href: string }[] } | null;
  /** How a shared link looks elsewhere; null where there is nothing to share. */
  share: { image: string; siteName: string; locale: string } | null;
  /** Facts for search engines (schema.org). */
  structured: readonly unknown[];
  /** Before the first paint, whether this browser knows another language than the address and cookies told us. */
  recallLanguage: boolean;
  assets: PageAssets;
  body: string;
  hydration: unknown;
};

export const hydrationId = "hydration";
/** A file of its own, since nothing inline may run; it arrives while the styles do. */
const recallLanguageScript = "/recall-language.js";

/**
 * The whole page. Order matters on a slow line: the stylesheet must not wait behind scripts. They are named at the end,
 * because even those asked for quietly take their share of the line.
 */
export function documentOf({ assets, ...page }: DocumentParts): string {
  return `<!doctype html>
<html lang="${page.language}" dir="${page.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("")}
<title>${escapeHtml(page.title)}</title>
<meta name="description" content="${escapeHtml(page.description)}">
${addressTags(page.addresses)}
${shareTags(page)}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBF8F2">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0D1524">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${page.recallLanguage ? `<script src="${recallLanguageScript}"></script>` : ""}${assets.extraHead ?? ""}
</head>
<body><div id="root">${page.body}</div>
${page.structured.map((facts) => `<script type="application/ld+json">${jsonForHtml(facts)}</script>`).join("")}
<script type="application/json" id="${hydrationId}">${jsonForHtml(page.hydration)}</script>
${assets.scripts.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`).join("")}
<script type="module" async src="${assets.entry}"></script>
</body>
</html>`;
}

function addressTags(addresses: DocumentParts["addresses"]): string {
  if (!addresses) return `<meta name="robots" content="noindex">`;
  const twins = addresses.twins.map(
    ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
  );
  return `<link rel="canonical" href="${escapeHtml(addresses.canonical)}">${twins.join("")}`;
}

function shareTags({
  share,
  addresses,
  title,
  description,
}: Pick<DocumentParts, "share" | "addresses" | "title" | "description">): string {
  if (!share || !addresses) return "";
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
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
