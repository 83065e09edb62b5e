import ipaddr from "ipaddr.js";

/** One range that an address lies in; `share`: how many times what a single subscriber may do is let through from it. */
type Network = { name: string; share: number };

/** Bits of the ranges, narrow to wide: what one subscriber is given, and what somebody may rent to look like many. */
const ranges = {
  ipv4: [
    { bits: 32, share: 1 },
    { bits: 24, share: 4 },
  ],
  // A phone or a home has 64 bits' worth of addresses, many homes 56, an office or a rented server 48.
  ipv6: [
    { bits: 64, share: 1 },
    { bits: 56, share: 2 },
    { bits: 48, share: 4 },
  ],
} as const;

/** The ranges that calls from this address are counted in, the narrowest first. */
export function networksOf(ip: string): [Network, ...Network[]] {
  // What a badly set-up proxy hands on; it still counts as one and the same.
  if (!ipaddr.isValid(ip)) return [{ name: ip, share: 1 }];
  const address = ipaddr.process(ip);
  const bytes = address.toByteArray();
  return ranges[address.kind()].map(({ bits, share }) => {
    const kept = bytes.slice(0, bits / 8).map((byte) => byte.toString(16).padStart(2, "0"));
    return { name: `${kept.join("")}/${bits}`, share };
  }) as [Network, ...Network[]];
}
