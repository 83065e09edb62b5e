import { expect, test } from "vitest";
import {
  inLanguage,
  parseGuideSearch,
  parsePackagesSearch,
  parseSummarySearch,
  paths,
  withoutLanguage,
} from "./paths.ts";

const search = (text: string) => new URLSearchParams(text);

test("builds addresses, leaving out what isn't asked for", () => {
  expect(paths.packages("FR")).toBe("/packages/FR");
  expect(paths.packages("FR", { kind: "unlimited", days: 7, plan: undefined })).toBe(
    "/packages/FR?kind=unlimited&days=7",
  );
  expect(paths.summary({ plan: "a/b" })).toBe("/summary?plan=a%2Fb");
});

test("knows the twin of an address in another language", () => {
  expect(inLanguage("/home", "ar")).toBe("/ar/home");
  expect(inLanguage("/fr/packages/FR?days=7", "en")).toBe("/en/packages/FR?days=7");
  expect(withoutLanguage("/fr")).toBe("");
  expect(withoutLanguage("/french")).toBe("/french");
});

test("reads what it built, and ignores what makes no sense", () => {
  expect(parsePackagesSearch(search("kind=unlimited&days=7&plan=x"))).toEqual({
    kind: "unlimited",
    days: 7,
    plan: "x",
  });
  expect(parsePackagesSearch(search("kind=magic&days=1200"))).toEqual({});
  expect(parseSummarySearch(search("plan=x&quantity=11&days=91"))).toEqual({
    plan: "x",
    quantity: 11,
    days: 91,
  });
});

test("speaks of an iPhone unless the address names another phone", () => {
  expect(paths.guideInstallation({ phone: "samsung" })).toBe("/guide/installation?phone=samsung");
  expect(parseGuideSearch(search("phone=samsung"))).toEqual({ phone: "samsung" });
  for (const text of ["", "phone=", "phone=nokia"])
    expect(parseGuideSearch(search(text))).toEqual({ phone: "iphone" });
});
