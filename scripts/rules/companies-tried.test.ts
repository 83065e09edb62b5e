import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { companyFolders } from "../../apps/api/src/testing/company-folders.ts";
import { companies, paidAtAll } from "../../apps/api/src/testing/played-gateways.ts";
import { paymentMethods as chaosMethods } from "../chaos/gateways/gateways.ts";
import { root } from "../program/paths.ts";
import { journeyMethods } from "../testing/journey-methods.ts";

const adapters = path.join(root, "apps/api/src/adapters");

test.each([
  ["payments", "payment-gateway.conformance.ts"],
  ["esim", "esim-provider.conformance.ts"],
  ["esim", "package-source.conformance.ts"],
] as const)("every adapter of %s is held to %s", (port, suite) => {
  const isHeld = (company: string) =>
    globSync(path.join(adapters, port, company, "*.test.ts")).some((file) =>
      readFileSync(file, "utf8").includes(`/${suite}"`),
    );
  expect(companyFolders(port).filter((company) => !isHeld(company))).toEqual([]);
});

test("a browser pays at every gateway in some journey", () => {
  const paidAt = journeyMethods.split(",").map((pair) => pair.split(":")[1]);
  expect(companyFolders("payments").filter((company) => !paidAt.includes(company))).toEqual([]);
});

/** Of those that stand behind another that takes the same: the test or journey whose own shop reaches each. */
const inShopsOfTheirOwn: Readonly<Record<string, string>> = {};

test.each([
  ["the journeys", journeyMethods],
  ["the chaos", chaosMethods],
  ["tests of takings and refunds", paidAtAll],
])(
  "in %s each gateway is reached; one behind another that takes the same is not, and needs a shop of its own",
  (_, methods) => {
    const ways = methods.split(",").flatMap((pair) => {
      const [method = "", name = ""] = pair.split(":");
      const played = Object.entries(companies).find(([company]) => company === name)?.[1];
      return played ? [{ name, way: `${method} ${played.currency}` }] : [];
    });
    const isFirst = ({ name, way }: { name: string; way: string }) =>
      ways.find((one) => one.way === way)?.name === name;
    const reached = [...ways.filter(isFirst).map(({ name }) => name), ...Object.keys(inShopsOfTheirOwn)];
    expect(companyFolders("payments").filter((company) => !reached.includes(company))).toEqual([]);
  },
);

test("takings are compared, and refunds tried, at every gateway", () => {
  expect(Object.keys(companies).toSorted()).toEqual(companyFolders("payments"));
});

test.each(Object.entries(inShopsOfTheirOwn))("%s is reached in a shop of its own, by %s", (company, file) => {
  expect(readFileSync(path.join(root, file), "utf8")).toContain(`:${company}`);
});
