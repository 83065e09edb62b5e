import { expect, test } from "vitest";
import { networkOf } from "./network-of.ts";

test.each([
  ["41.111.2.3", "41.111.2.3"],
  ["::ffff:41.111.2.3", "41.111.2.3"],
  ["2a02:26f0:1:2:3:4:5:6", "2a02:26f0:1:2"],
  ["2a02:26f0:0001:0002::9", "2a02:26f0:1:2"],
  ["2A02:26F0::1", "2a02:26f0:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["no address", "no address"],
])("%s belongs to %s", (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
