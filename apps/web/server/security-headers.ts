import { hashSource, type InlineParts } from "./pages/inline-parts.ts";

/** What stands inside a page passes by its hash, so pages can be cached as bytes: a nonce would have to change with each request. */
export function policyFor({ styles, recallLanguage, keepPromo, importMap }: InlineParts): string {
  const scripts = [recallLanguage, keepPromo, importMap].map(hashSource).join(" ");
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' ${scripts}`,
    `style-src 'self' ${hashSource(styles)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
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
    ...(inline && { "content-security-policy": policyFor(inline) }),
  };
}
