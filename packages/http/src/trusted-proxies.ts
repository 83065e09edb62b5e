import { isIP } from "node:net";

const named = ["loopback", "linklocal", "uniquelocal"];

/**
 * Reads whose word for an asker's address is taken: addresses, ranges (`10.0.0.0/8`) and the names `loopback`, `linklocal`,
 * `uniquelocal`, with commas between. Null when one of them is none of these.
 */
export function readTrustedProxies(text: string): string[] | null {
  const proxies = text
    .split(",")
    .map((proxy) => proxy.trim())
    .filter(Boolean);
  return proxies.every(isTrustable) ? proxies : null;
}

function isTrustable(proxy: string): boolean {
  const [, address = "", bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(proxy) ?? [];
  const most = isIP(address) === 6 ? 128 : 32;
  // Everybody, `/0`, would let each asker choose an address.
  const isRange = bits === undefined || (Number(bits) >= 1 && Number(bits) <= most);
  return named.includes(proxy) || (isIP(address) !== 0 && isRange);
}
