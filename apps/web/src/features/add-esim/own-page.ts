import { withoutLanguage } from "../../paths.ts";
import { publicOrigin } from "../../platform/browser/shop-address.ts";

/** Which page of this shop an address leads to; undefined of others. A printed sheet leads its recipient to one. */
export function ownPage(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname, search, hash } = new URL(address);
  return origin === publicOrigin() ? withoutLanguage(pathname) + search + hash : undefined;
}
