import { expect, test } from "vitest";
import { installWays } from "./install-ways.ts";

test.each([
  ["an iPhone that takes the link", "apple", "ios", ["tap", "manual", "qr"]],
  ["an Android that takes the link", "android", "android", ["tap", "manual", "qr"]],
  ["an iPhone that is too old for the link", undefined, "ios", ["manual", "qr"]],
  ["a computer, from whose screen a phone scans", undefined, undefined, ["qr", "manual"]],
] as const)("on %s", (_, link, system, ways) => {
  expect(installWays(link, system)).toEqual(ways);
});
