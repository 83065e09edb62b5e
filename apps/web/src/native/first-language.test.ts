import { beforeEach, expect, test, vi } from "vitest";
import { openStorage } from "../platform/storage/storage.ts";
import { beginInLanguageOf } from "./first-language.ts";

const kept = new Map<string, string>();
const openPhone = (chosen: [string, string][] = []) => {
  kept.clear();
  for (const [key, value] of chosen) kept.set(key, value);
  openStorage("device", {
    entries: () => kept.entries(),
    write: (key, value) => void (value === undefined ? kept.delete(key) : kept.set(key, value)),
    onChange: () => {},
  });
};

beforeEach(() => {
  vi.stubGlobal("location", new URL("capacitor://localhost/"));
  vi.stubGlobal("document", { cookie: "" });
  openPhone();
  return () => vi.unstubAllGlobals();
});

test.each([
  ["ar-DZ", "ar"],
  ["en_US", "en"],
  ["FR", "fr"],
])("an app that is new on a phone of %s begins in %s", (phone, language) => {
  beginInLanguageOf(phone);
  expect(kept.get("LANG")).toBe(language);
});

test.each(["de-DE", "", "unknown"])("a phone of %j leaves the choice open", (phone) => {
  beginInLanguageOf(phone);
  expect(kept.has("LANG")).toBe(false);
});

test("a language that was chosen stays, whatever the phone speaks", () => {
  openPhone([["LANG", "en"]]);
  beginInLanguageOf("ar-DZ");
  expect(kept.get("LANG")).toBe("en");
});
