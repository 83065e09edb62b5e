import { expect, test } from "vitest";
import { storedFile } from "./file-store.ts";
import { RecentFiles } from "./recent-files.ts";

const file = (text: string) => storedFile("text/plain", text, 60);

test("makes a file once for all who ask while it is fresh", async () => {
  const files = new RecentFiles({ seconds: 10, most: 5 });
  let made = 0;
  const make = async () => file(String(++made));
  const [first, second] = await Promise.all([files.get("a", make, 0), files.get("a", make, 0)]);
  expect(first).toBe(second);
  await files.get("a", make, 9_999);
  expect(made).toBe(1);
  await files.get("a", make, 10_000);
  expect(made).toBe(2);
});

test("keeps neither failures nor what isn't there, and no more than it may", async () => {
  const files = new RecentFiles({ seconds: 10, most: 1 });
  await expect(files.get("a", () => Promise.reject(new Error("no")), 0)).rejects.toThrow("no");
  expect(await files.get("a", async () => null, 0)).toBeNull();
  let made = 0;
  const make = async () => file(String(++made));
  for (const name of ["a", "b", "a"]) await files.get(name, make, 0);
  expect(made).toBe(3);
});
