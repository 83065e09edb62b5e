import { expect, test } from "vitest";
import { storedFile } from "./file-store.ts";
import { RecentFiles } from "./recent-files.ts";

const file = (text: string) => storedFile("text/plain", text, 60);

test("makes a file once for all who ask while it is fresh", async () => {
  let now = 1;
  const files = new RecentFiles({ seconds: 10, maxBytes: 1000, now: () => now });
  let made = 0;
  const make = async () => file(String(++made));
  const [first, second] = await Promise.all([files.get("a", make), files.get("a", make)]);
  expect(first).toBe(second);
  now += 9_999;
  await files.get("a", make);
  expect(made).toBe(1);
  now += 2;
  await files.get("a", make);
  expect(made).toBe(2);
});

test("keeps neither failures nor what isn't there, and no more bytes than it may", async () => {
  const files = new RecentFiles({ seconds: 10, maxBytes: 150 });
  await expect(files.get("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await files.get("a", async () => null)).toBeNull();
  let made = 0;
  const make = async () => {
    made++;
    return file("x".repeat(100));
  };
  for (const name of ["a", "b", "a"]) await files.get(name, make);
  expect(made).toBe(3);
});
