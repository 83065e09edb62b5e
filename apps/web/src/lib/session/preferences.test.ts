import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openStorage } from "../../platform/storage/storage.ts";
import { restorePreferences, storeCurrency, storeLanguage } from "./preferences.ts";

const stored = new Map<string, string>();
const cookies = new Map<string, string>();

/** A page that finds what an earlier visit has stored. */
const start = () =>
  openStorage("device", {
    entries: () => stored,
    write: (key, value = "") => stored.set(key, value),
    onChange: () => {},
  });

const chosen = vi.fn();

beforeEach(() => {
  chosen.mockClear();
  stored.clear();
  cookies.clear();
  start();
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("document", {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      const [name = "", value = ""] = (text.split(";")[0] ?? "").split("=");
      cookies.set(name, value);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test("keeps language and currency where the apps look for them, and in cookies for the server", () => {
  storeLanguage("ar");
  storeCurrency("USD");
  expect(stored.get("LANG")).toBe("ar");
  expect(JSON.parse(stored.get("userPreferences") ?? "")).toEqual({ language: "arabic", currency: "usd" });
  expect([...cookies]).toEqual([
    ["LANG", "ar"],
    ["CURRENCY", "usd"],
  ]);
});

test("brings back what the cookies have forgotten", () => {
  stored.set("LANG", "en");
  stored.set("userPreferences", JSON.stringify({ language: "english", currency: "usd" }));
  start();
  expect(restorePreferences(chosen)).toBe(true);
  expect([...cookies]).toEqual([
    ["LANG", "en"],
    ["CURRENCY", "usd"],
  ]);
  expect(restorePreferences(chosen)).toBe(false);
});

test("takes over what only the server has written: the address /ar is a choice, and stays one without cookies", () => {
  storeLanguage("fr");
  cookies.set("LANG", "ar");
  cookies.set("CURRENCY", "usd");
  expect(restorePreferences(chosen)).toBe(false);
  expect(chosen.mock.calls).toEqual([["ar"]]);
  expect(stored.get("LANG")).toBe("ar");
  expect(JSON.parse(stored.get("userPreferences") ?? "")).toEqual({ language: "arabic", currency: "usd" });
  cookies.clear();
  expect(restorePreferences(chosen)).toBe(true);
  expect(chosen).toHaveBeenCalledOnce();
  expect(cookies.get("LANG")).toBe("ar");
});

test.each(["{not json", "[]", "42", "null"])("replaces %s by the defaults, and says so once", (text) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  stored.set("userPreferences", text);
  start();
  restorePreferences(chosen);
  restorePreferences(chosen);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(JSON.parse(stored.get("userPreferences") ?? "")).toEqual({ language: "french", currency: "dzd" });
  warn.mockRestore();
});
