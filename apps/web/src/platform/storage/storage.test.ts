import { expect, test, vi } from "vitest";
import { type Backing, forgetAll, json, openStorage, type Stored, stored, text } from "./storage.ts";
import { webStorage } from "./storage.web.ts";

type Fault = "none" | "blocked" | "full";

/** A browser's storage as others see it too, with what can be wrong with one. */
function open({ fault = "none" as Fault, kept = {} as Record<string, string> } = {}) {
  let changed = () => {};
  const methods = {
    setItem(key: string, value: string) {
      if (fault === "full") throw new DOMException("full", "QuotaExceededError");
      kept[key] = value;
    },
    removeItem: (key: string) => delete kept[key],
  };
  const storage = new Proxy(kept, {
    get: (target, name: string) => methods[name as keyof typeof methods] ?? target[name],
  }) as unknown as Storage;
  const backing: Backing = {
    ...webStorage(() => {
      if (fault === "blocked") throw new DOMException("blocked", "SecurityError");
      return storage;
    }),
    onChange: (listener) => {
      changed = listener;
    },
  };
  openStorage("device", backing);
  return { kept, elsewhere: () => changed() };
}

const token: Stored<string> = stored("device", "Token", text);

test("gives back what is kept, and writes through", () => {
  const { kept } = open({ kept: { Token: "a" } });
  expect(token.read()).toBe("a");
  token.write("b");
  expect(kept).toEqual({ Token: "b" });
  token.write(undefined);
  expect([token.read(), kept]).toEqual([undefined, {}]);
});

test.each(["blocked", "full"] as const)("holds for the life of the page where storage is %s", (fault) => {
  const { elsewhere } = open({ fault });
  token.write("a");
  elsewhere();
  expect(token.read()).toBe("a");
  token.write(undefined);
  expect(token.read()).toBeUndefined();
});

test("an older value doesn't come back where the new one found no room", () => {
  const { kept } = open({ fault: "full", kept: { Token: "old" } });
  token.write("new");
  expect([token.read(), kept]).toEqual(["new", {}]);
});

test("tells who listens of changes here and in other tabs, and of nothing else", () => {
  const { kept, elsewhere } = open();
  const listener = vi.fn();
  const stop = token.subscribe(listener);
  token.write("a");
  kept.Token = "b";
  elsewhere();
  expect([listener.mock.calls.length, token.read()]).toEqual([2, "b"]);
  kept.other = "x";
  elsewhere();
  expect(listener).toHaveBeenCalledTimes(2);
  for (const key of Object.keys(kept)) delete kept[key]; // all was cleared
  elsewhere();
  expect([listener.mock.calls.length, token.read()]).toEqual([3, undefined]);
  stop();
  token.write("c");
  expect(listener).toHaveBeenCalledTimes(3);
});

test.each(["{not json", "[]", "null", '{"size":"large"}'])("takes %s for nothing", (kept) => {
  open({ kept: { size: kept } });
  const isSize = (value: unknown) => (typeof (value as { size: 1 }).size === "number" ? value : undefined);
  expect(stored("device", "size", json(isSize)).read()).toBeUndefined();
});

test("forgets what is chosen, also what came after the start", () => {
  const { kept } = open({ kept: { "order:1": "a", LANG: "ar" } });
  kept["order:2"] = "b";
  forgetAll("device", (key) => key.startsWith("order:"));
  expect(kept).toEqual({ LANG: "ar" });
});

test("keeps nothing in an area that nobody has opened, as on the server", () => {
  const value = stored("tab", "draft", text);
  value.write("a");
  expect(value.read()).toBeUndefined();
});
