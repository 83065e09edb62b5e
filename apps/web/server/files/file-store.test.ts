import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readFiles } from "./file-store.ts";

test("keeps files with their type, their compressed forms and how long they may be kept", () => {
  const folder = mkdtempSync(join(tmpdir(), "files-"));
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, "assets", "a.js"), "plain");
  writeFileSync(join(folder, "assets", "a.js.br"), "small");
  writeFileSync(join(folder, "icon.svg"), "<svg/>");
  writeFileSync(join(folder, ".vite", "manifest.json"), "{}");
  const files = readFiles(folder);
  expect([...files.keys()].sort()).toEqual(["/assets/a.js", "/icon.svg"]);
  expect(files.get("/assets/a.js")?.cacheControl).toContain("immutable");
  expect(files.get("/assets/a.js")?.bytes.br?.toString()).toBe("small");
  expect(files.get("/icon.svg")).toMatchObject({
    type: "image/svg+xml",
    cacheControl: "public, max-age=86400",
  });
});
