/** Where to go after signing in: only inside the shop, or a link from elsewhere could send people away. */
export function parseNext(search: URLSearchParams): string | undefined {
  return insideAddress(search.get("next") ?? "");
}

/** `text` where it is an address of this shop, as browsers read it: without tabs and line ends, `\\` being `/`. */
export function insideAddress(text: string): string | undefined {
  const inside = "http://inside.invalid";
  if (!text.startsWith("/") || !URL.canParse(text, inside)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, inside);
  return origin === inside && !pathname.startsWith("//") ? pathname + search + hash : undefined;
}
