import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { paymentMethods } from "@rihla/contract";
import { expect, test } from "vitest";
import { root } from "../program/paths.ts";
import { sourcesIn } from "./sources-in.ts";

const adapters = path.join(root, "apps/api/src/adapters");
/** Folders of adapters are named after their companies, so a new one is watched for without a word here. */
const companies = ["payments", "esim", "support"].flatMap((port) => readdirSync(path.join(adapters, port)));
/** A way to pay that people know by its company's name is a method of that name. */
const isMethod = (name: string) => paymentMethods.some((method) => method === name);

/** What must not know whom the shop works with. Tests look at how it behaves with a company of the sandbox. */
const nameless = [
  "apps/api/src/modules",
  "apps/api/src/http",
  "apps/api/src/infra",
  "apps/web/src",
  "apps/web/server",
  "packages",
];
/** Two words are a name only where the second one ends: "the eSIM goes" is no supplier's. */
const asWritten = (folder: string) => `${folder.replaceAll("-", "[_-]?")}|${folder.replaceAll("-", " ")}\\b`;
const names = companies.filter((one) => !isMethod(one)).map(asWritten);
const named = new RegExp([...names, "ساتيم", "شارجيلي"].join("|"), "giu");

const files = nameless.flatMap((folder) => sourcesIn(folder, /\.(tsx?|json|css)$/));

function namesIn(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(named)].map(([name]) => `${path.relative(root, file)}: ${name}`);
}

test("no module, contract, screen or word names a company that the shop works with", () => {
  expect(companies).toContain("satim");
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(namesIn)).toEqual([]);
});
