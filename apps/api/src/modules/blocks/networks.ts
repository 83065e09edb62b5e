import { widestNetwork } from "@rihla/contract/admin/operator-rules";
import ipaddr from "ipaddr.js";

type Address = ReturnType<typeof ipaddr.process>;
type Range = readonly [Address, bits: number];

/** The narrowest that can be blocked: one address, and of IPv6 the 64 bits that one subscriber moves about in. */
const narrowest = { ipv4: 32, ipv6: 64 } as const;
/** An IPv4 address written as IPv6 has so many bits before it. */
const mappedBits = 96;

/** `41.105.1.9`, `41.105.1.0/24`, `2a02:8000::/48`; null where it is none. */
export function readNetwork(text: string): Range | null {
  const [address = "", typed, ...more] = text.trim().split("/");
  if (more.length > 0 || !ipaddr.isValid(address) || (ipaddr.IPv4.isValid(address) && !isFourParts(address)))
    return null;
  if (typed !== undefined && !/^\d{1,3}$/.test(typed)) return null;
  const whole = ipaddr.parse(address);
  const isMapped = whole.kind() === "ipv6" && ipaddr.process(address).kind() === "ipv4";
  const own = ipaddr.process(address);
  const most = own.kind() === "ipv4" ? 32 : 128;
  const bits = typed === undefined ? most : Number(typed) - (isMapped ? mappedBits : 0);
  // Wider than all of IPv4: it is told to be too wide.
  if (bits > most) return null;
  return [own, Math.min(Math.max(bits, 0), narrowest[own.kind()])];
}

/** As it is kept and compared. */
export function nameOf([address, bits]: Range): string {
  const { [address.kind()]: kind } = { ipv4: ipaddr.IPv4, ipv6: ipaddr.IPv6 };
  return `${kind.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
}

export const isTooWide = ([address, bits]: Range): boolean => bits < widestNetwork[address.kind()];

/** Whether strangers can call from it: not the machine itself, a private network, or what a provider uses within. */
export const isPublic = ([address]: Range): boolean => address.range() === "unicast";

/** Whether some address lies in both. */
export function overlap(one: Range, other: Range): boolean {
  const bits = Math.min(one[1], other[1]);
  return one[0].kind() === other[0].kind() && nameOf([one[0], bits]) === nameOf([other[0], bits]);
}

/** The names of every network that may be blocked and in which this address lies. */
export function networksAround(ip: string): string[] {
  if (!ipaddr.isValid(ip)) return [];
  const address = ipaddr.process(ip);
  const [from, to] = [widestNetwork[address.kind()], narrowest[address.kind()]];
  return Array.from({ length: to - from + 1 }, (_, index) => nameOf([address, from + index]));
}

/** `41.1` and `0x29.1.1.1` are addresses for old programs, and for nobody who types one here. */
const isFourParts = (address: string): boolean => ipaddr.IPv4.isValidFourPartDecimal(address);
