import { hashSource, type InlineParts } from "./inline-parts.ts";

/** What stands inside a page passes by its hash, so pages can be cached as bytes: a nonce would have to change with each request. */
export function policyFor({ styles, recallLanguage }: InlineParts): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' ${hashSource(recallLanguage)}`,
    `style-src 'self' ${hashSource(styles)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Built files and flags need no policy, being no pages; a dozen come with a first visit, so each header counts. */
export const ofFiles = { "x-content-type-options": "nosniff" };

/** The same for every other answer. `inline`: null in development, where Vite's own scripts and styles stand inside pages. */
export function securityHeaders(inline: InlineParts | null): Readonly<Record<string, string>> {
  return {
    ...ofFiles,
    "referrer-policy": "strict-origin-when-cross-origin",
    ...(inline && { "content-security-policy": policyFor(inline) }),
  };
}
