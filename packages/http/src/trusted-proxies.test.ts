import { expect, test } from "vitest";
import { readTrustedProxies } from "./trusted-proxies.ts";

test("reads addresses, ranges and the names of ranges", () => {
  expect(readTrustedProxies("loopback, 10.0.0.0/8,2001:db8::1 ,fd00::/8")).toEqual([
    "loopback",
    "10.0.0.0/8",
    "2001:db8::1",
    "fd00::/8",
  ]);
  expect(readTrustedProxies("")).toEqual([]);
});

test.each(["proxy.example", "10.0.0.0/33", "10.0.0.1/8/8", "0.0.0.0/0", "all", "::1/129"])(
  "refuses %j",
  (text) => expect(readTrustedProxies(`loopback,${text}`)).toBeNull(),
);
