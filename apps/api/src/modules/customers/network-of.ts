import ipaddr from "ipaddr.js";

/**
 * The part of an address that one subscriber holds: IPv4 whole, IPv6 its first 64 bits, since a home or a phone
 * is given all of them and could otherwise count as a new address for every call.
 */
export function networkOf(ip: string): string {
  // What a badly set-up proxy hands on; it still counts as one and the same.
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === "ipv4") return address.toString();
  return (address as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":");
}
