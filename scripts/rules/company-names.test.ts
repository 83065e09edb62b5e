import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { paymentMethods } from "@rihla/contract";
import { expect, test } from "vitest";
import { root } from "../program/paths.ts";

const adapters = path.join(root, "apps/api/src/adapters");
/** Folders of adapters are named after their companies, so a new one is watched for without a word here. */
const companies = ["payments", "esim"].flatMap((port) => readdirSync(path.join(adapters, port)));
/** A way to pay that people know by its company's name is a method of that name. */
const isMethod = (name: string) => paymentMethods.some((method) => method === name);

/** What must not know whom the shop works with. */
const nameless = [
  "apps/api/src/modules",
  "apps/api/src/http",
  "apps/api/src/infra",
  "apps/web/src",
  "apps/web/server",
  "packages",
];
/** Tests look at how the shop behaves with a company of the sandbox. */
const isTest = /\.test(-kit)?\.tsx?$|\/testing\//;

const names = companies.filter((one) => !isMethod(one)).map((folder) => folder.replaceAll("-", "[ _-]?"));
const named = new RegExp([...names, "ساتيم", "شارجيلي"].join("|"), "giu");

const files = nameless.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => path.join(folder, file))
    .filter(
      (file) => /\.(tsx?|json|css)$/.test(file) && !file.includes("node_modules") && !isTest.test(file),
    ),
);

function namesIn(file: string): string[] {
  const text = readFileSync(path.join(root, file), "utf8");
  return [...text.matchAll(named)].map(([name]) => `${file}: ${name}`);
}

test("no module, contract, screen or word names a company that the shop works with", () => {
  expect(companies).toContain("satim");
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(namesIn)).toEqual([]);
});
