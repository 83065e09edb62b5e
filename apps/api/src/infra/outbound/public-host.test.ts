import { expect, it } from "vitest";
import { isPublicAddress } from "./public-host.ts";

it("tells addresses that everybody reaches from this machine's and its neighbours'", () => {
  for (const address of ["93.184.216.34", "41.111.0.1", "2606:2800:220:1::1"])
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
  for (const address of [
    ...["127.0.0.1", "127.1.2.3", "0.0.0.0", "10.0.0.5", "172.16.9.9", "192.168.1.1", "169.254.169.254"],
    ...["100.64.0.1", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00::1", "ff02::1"],
    ...["::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "no-address", ""],
  ])
    expect([address, isPublicAddress(address)]).toEqual([address, false]);
});
