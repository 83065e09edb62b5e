import { beforeEach, expect, test, vi } from "vitest";
import { openNativeStorage } from "../platform/storage/native-storage.ts";
import { stored, text } from "../platform/storage/storage.ts";

/** What the phone keeps: its safe, the app's preferences, and the pages' own storage, which others can read. */
const phone = vi.hoisted(() => ({
  safe: new Map<string, unknown>(),
  preferences: new Map<string, string>(),
  page: new Map<string, string>(),
}));
vi.mock("@aparajita/capacitor-secure-storage", () => ({
  SecureStorage: {
    keys: async () => [...phone.safe.keys()],
    get: async (key: string) => phone.safe.get(key) ?? null,
    set: async (key: string, value: unknown) => void phone.safe.set(key, value),
    remove: async (key: string) => phone.safe.delete(key),
    clear: async () => phone.safe.clear(),
  },
}));
vi.mock("@capacitor/preferences", () => ({
  Preferences: {
    get: async ({ key }: { key: string }) => ({ value: phone.preferences.get(key) ?? null }),
    set: async ({ key, value }: { key: string; value: string }) => void phone.preferences.set(key, value),
  },
}));
vi.mock("../platform/sharing/file-to-share.ts", () => ({ forgetShared: async () => {} }));
vi.mock("../platform/storage/storage.web.ts", () => {
  const backing = {
    entries: () => [...phone.page],
    write: (key: string, value: string | undefined) =>
      void (value === undefined ? phone.page.delete(key) : phone.page.set(key, value)),
    onChange: () => {},
  };
  return { deviceStorage: () => backing, tabStorage: () => backing };
});

const token = stored("device", "Token", text);
const language = stored("device", "LANG", text);
beforeEach(() => {
  for (const kept of Object.values(phone)) kept.clear();
  phone.preferences.set("installed", "yes");
});

test("the token is kept in the phone's safe and nowhere a page's storage shows it", async () => {
  await openNativeStorage();
  token.write("t");
  language.write("ar");
  await vi.waitFor(() => expect([...phone.safe]).toEqual([["Token", "t"]]));
  expect([...phone.page]).toEqual([["LANG", "ar"]]);
  await openNativeStorage();
  expect([token.read(), language.read()]).toEqual(["t", "ar"]);
  token.write(undefined);
  await vi.waitFor(() => expect(phone.safe.size).toBe(0));
});

test("an app that is installed anew is nobody's, though an iPhone's safe outlives it", async () => {
  phone.safe.set("Token", "of who had the phone before");
  phone.preferences.clear();
  await openNativeStorage();
  expect([token.read(), phone.safe.size]).toEqual([undefined, 0]);
  token.write("t");
  await vi.waitFor(() => expect(phone.safe.size).toBe(1));
  await openNativeStorage();
  expect(token.read()).toBe("t");
});
