import dns from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** A host that is this machine, or of a network that nobody outside reaches. */
export class PrivateHost extends Error {
  override name = "PrivateHost";
}

/** One that anybody reaches: neither this machine nor its neighbours, nor an address that stands for one of theirs. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";

/** Refuses an address that is written as such: for it no name is looked up. */
export function assertPublicIfWritten({ hostname }: URL): void {
  const address = hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(address) !== 0 && !isPublicAddress(address)) throw new PrivateHost();
}

/** Looks a name up for a connection: what is compared is the address that is called, so that a name can't change meanwhile. */
export const lookUpPublic: LookupFunction = (hostname, options, answer) => {
  dns.lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return answer(error, "");
    if (!found.every(({ address }) => isPublicAddress(address))) return answer(new PrivateHost(), "");
    const [first] = found;
    if (options.all) return answer(null, found);
    answer(null, first?.address ?? "", first?.family);
  });
};
