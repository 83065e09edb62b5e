import { expect, it } from "vitest";
import { hostsOf, isDatabaseUrl } from "./postgres-hosts.ts";

it("an address of several servers is one for each of them", () => {
  expect(hostsOf("postgres://me:p,w@a:5432,b:5433,[::1]/shop?sslmode=verify-full")).toEqual([
    "postgres://me:p,w@a:5432/shop?sslmode=verify-full",
    "postgres://me:p,w@b:5433/shop?sslmode=verify-full",
    "postgres://me:p,w@[::1]/shop?sslmode=verify-full",
  ]);
  expect(hostsOf("postgresql://localhost/shop")).toEqual(["postgresql://localhost/shop"]);
});

it.each([
  ["postgres://a/shop", true],
  ["postgres://me@a:1,b:2/shop", true],
  ["mysql://a/shop", false],
  ["postgres://a:port/shop", false],
  ["postgres://a,b:99999/shop", false],
])("%s can be connected to: %s", (text, isGood) => {
  expect(isDatabaseUrl(text)).toBe(isGood);
});
