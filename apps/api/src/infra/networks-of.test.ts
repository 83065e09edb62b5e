import { expect, test } from "vitest";
import { networksOf } from "./networks-of.ts";

const namesOf = (ip: string) => networksOf(ip).map(({ name }) => name);

test.each([
  ["41.111.2.3", ["296f0203/32", "296f02/24"]],
  ["::ffff:41.111.2.3", ["296f0203/32", "296f02/24"]],
  ["2a02:26f0:1:2:3:4:5:6", ["2a0226f000010002/64", "2a0226f0000100/56", "2a0226f00001/48"]],
  ["2A02:26F0:0001:0002::9", ["2a0226f000010002/64", "2a0226f0000100/56", "2a0226f00001/48"]],
  ["::1", ["0000000000000000/64", "00000000000000/56", "000000000000/48"]],
  ["fe80::1%eth0", ["fe80000000000000/64", "fe800000000000/56", "fe8000000000/48"]],
  ["no address", ["no address"]],
])("%s is counted in %j", (ip, names) => {
  expect(namesOf(ip)).toEqual(names);
});

test("a wider range lets more through than one subscriber, and far less than all that are in it", () => {
  expect(networksOf("41.111.2.3").map(({ share }) => share)).toEqual([1, 4]);
  expect(networksOf("2a02::1").map(({ share }) => share)).toEqual([1, 2, 4]);
  expect(networksOf("?").map(({ share }) => share)).toEqual([1]);
});
