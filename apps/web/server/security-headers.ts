import { hashSource, type InlineParts } from "./pages/inline-parts.ts";

/** What stands inside a page passes by its hash, so pages can be cached as bytes: a nonce would have to change with each request. */
export function policyFor(
  { recallLanguage, recallOwn, keepEarly, importMap }: Omit<InlineParts, "styles">,
  styles: readonly string[],
): string {
  const scripts = [recallLanguage, recallOwn, keepEarly, importMap];
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' ${scripts.map(hashSource).join(" ")}`,
    `style-src 'self' ${styles.map(hashSource).join(" ")}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** For a page with these styles in it. */
export function policyHeader(inline: InlineParts, styles: readonly string[]) {
  return { "content-security-policy": policyFor(inline, styles) };
}

/** Built files and flags need no policy, being no pages; a dozen come with a first visit, so each header counts. */
export const ofFiles = { "x-content-type-options": "nosniff" };

const oneYear = 31_536_000;

/**
 * The same for every other answer. `inline`: null in development, where Vite's own scripts and styles stand inside pages.
 * `publicUrl`: only a shop that people reach over https may tell their browsers to come no other way.
 */
export function securityHeaders(
  inline: InlineParts | null,
  publicUrl: string | null,
): Readonly<Record<string, string>> {
  return {
    ...ofFiles,
    ...(publicUrl?.startsWith("https:") && {
      "strict-transport-security": `max-age=${oneYear}; includeSubDomains`,
    }),
    "referrer-policy": "strict-origin-when-cross-origin",
    ...(inline && policyHeader(inline, [inline.styles])),
  };
}
