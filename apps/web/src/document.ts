/** What the HTML of a page must name; scripts are fetched late and quietly, styles first. */
export type PageAssets = { entry: string; scripts: string[]; styles: string[]; extraHead?: string };

export type DocumentParts = {
  language: string;
  direction: string;
  title: string;
  description: string;
  /** Canonical address and language twins; null on personal pages, which stay out of search engines. */
  addresses: { canonical: string; twins: { language: string; href: string }[] } | null;
  assets: PageAssets;
  body: string;
  hydration: unknown;
};

export const hydrationId = "hydration";

/** The whole page. Order matters on a slow line: the stylesheet must not wait behind scripts. */
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
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBF8F2">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0D1524">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${assets.extraHead ?? ""}${assets.scripts.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`).join("")}
</head>
<body><div id="root">${page.body}</div>
<script type="application/json" id="${hydrationId}">${jsonForHtml(page.hydration)}</script>
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

/** Inside a script element only `<` could end it early. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
