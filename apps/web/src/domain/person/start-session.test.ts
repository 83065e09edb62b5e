import type { DataOf } from "@rihla/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openStorage } from "../../platform/storage/storage.ts";
import { chosenByHand } from "./chosen-by-hand.ts";
import { agreeOnPreferences, startSession } from "./start-session.ts";

const given = vi.hoisted(() => [] as object[]);
vi.mock("./account-preferences.ts", () => ({
  giveToAccount: async (choice: object) => void given.push(choice),
}));

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  given.length = 0;
  openStorage("device", {
    entries: () => kept,
    write: (key, value) => (value === undefined ? kept.delete(key) : kept.set(key, value)),
    onChange: () => {},
  });
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("location", { protocol: "https:" });
});
afterEach(() => void vi.unstubAllGlobals());

const here = { language: "en", currency: "USD" } as const;

/** What holds on this device once somebody has signed in whose account has chosen these, and what the account was given. */
async function signInWith(language: string, currency: string, isNew = false) {
  const session = {
    isNew,
    token: "a-token",
    user: { preferences: { language, currency } },
  } as DataOf<"POST /auth/sessions">;
  const held = agreeOnPreferences(session, here);
  await startSession(session, held);
  expect([kept.get("LANG"), kept.get("Token")]).toEqual([held.language, "a-token"]);
  return { held, given };
}

test("what the account has chosen holds here, and it takes over nothing", async () => {
  expect(await signInWith("ar", "DZD")).toEqual({ held: { language: "ar", currency: "DZD" }, given: [] });
});

test("what was chosen here by hand goes to the account", async () => {
  chosenByHand({ language: "en" });
  const held = { language: "en", currency: "DZD" };
  expect(await signInWith("ar", "DZD")).toEqual({ held, given: [held] });
});

test("what who is new has been reading in goes to the account", async () => {
  expect(await signInWith("ar", "DZD", true)).toEqual({ held: here, given: [here] });
});

test("a language that came to the shop after this app was built is left to the account", async () => {
  expect(await signInWith("tlh", "DZD")).toEqual({ held: here, given: [] });
});
