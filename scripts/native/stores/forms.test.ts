import { readFileSync } from "node:fs";
import path from "node:path";
import { languageCodes } from "@rihla/i18n";
import { expect, test } from "vitest";
import { root } from "../../program/paths.ts";
import { readPlist } from "../read-xml.ts";
import { collectedBy } from "./collected-data.ts";
import { storeForms } from "./forms.ts";
import { type Listing, listings, most } from "./listing.ts";

test.each(languageCodes)("the stores take each text in %s as it is", (language) => {
  for (const [field, limit] of Object.entries(most)) {
    const text = listings[language][field as keyof Listing];
    expect([field, text.trim(), [...text].length <= limit]).toEqual([field, text, true]);
  }
});

test.each(languageCodes)("the description in %s names every language of the shop", (language) => {
  const nameOf = new Intl.DisplayNames([language], { type: "language" });
  for (const code of languageCodes)
    expect(listings[language].description.toLowerCase()).toContain(nameOf.of(code)?.toLowerCase());
});

test("Apple's manifest names what the export holds, all of it and nothing else", () => {
  const manifest = readFileSync(path.join(root, "apps/web/ios/App/App/PrivacyInfo.xcprivacy"), "utf8");
  const { NSPrivacyCollectedDataTypes: told } = readPlist(manifest) as Record<
    string,
    Record<string, unknown>[]
  >;
  const named = told?.map(({ NSPrivacyCollectedDataType: type }) => type);
  const held = [...collectedBy("apple").keys()].map((type) => `NSPrivacyCollectedDataType${type}`);
  expect(named?.toSorted()).toEqual(held.toSorted());
  for (const one of told ?? [])
    expect(one).toMatchObject({
      NSPrivacyCollectedDataTypeLinked: true,
      NSPrivacyCollectedDataTypeTracking: false,
      NSPrivacyCollectedDataTypePurposes: ["NSPrivacyCollectedDataTypePurposeAppFunctionality"],
    });
});

test("the forms say what is collected by each store's own names", () => {
  const forms = storeForms();
  for (const line of ["- EmailAddress (profile)", "- Personal info: Email address (profile)"])
    expect(forms).toContain(line);
  for (const store of ["apple", "google"] as const)
    for (const name of collectedBy(store).keys()) expect(forms).toContain(`- ${name} (`);
});
