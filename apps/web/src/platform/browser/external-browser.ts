/** What opens `address` in the phone's own browser from within another app: Android knows such links, an iPhone none. */
export function externalBrowserLink(address: string): string {
  const { protocol, host, pathname, search, hash } = new URL(address);
  const scheme = protocol.slice(0, -1);
  const fallback = encodeURIComponent(address);
  return `intent://${host}${pathname}${search}${encodeURIComponent(hash)}#Intent;scheme=${scheme};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;S.browser_fallback_url=${fallback};end`;
}
