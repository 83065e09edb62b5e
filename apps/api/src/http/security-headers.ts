/** On every answer. Written out: the API has no scripts, and working them out anew costs more than a catalogue answer. */
export const securityHeaders = {
  // The reference page has styles of its own; nothing else of ours is shown as a document.
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
};
