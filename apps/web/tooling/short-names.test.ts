import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shortenNames, shortNames } from "./short-names.ts";

test("scripts and the page's map call each other by the same short names; files keep theirs", () => {
  const client = mkdtempSync(join(tmpdir(), "client-"));
  const read = (name: string) => readFileSync(join(client, name), "utf8");
  mkdirSync(join(client, "assets"));
  writeFileSync(
    join(client, "importmap.json"),
    '{"imports":{"/assets/fr.home-Ab_-efgh.js":"/assets/fr.home-12345678.js"}}',
  );
  writeFileSync(
    join(client, "assets/entry-12345678.js"),
    'import("./fr.home-Ab_-efgh.js");f(["assets/fr.home-Ab_-efgh.js"])',
  );
  shortenNames(client);
  expect(read("importmap.json")).toBe('{"imports":{"/assets/fr.home-Ab.js":"/assets/fr.home-12345678.js"}}');
  expect(read("assets/entry-12345678.js")).toBe('import("./fr.home-Ab.js");f(["assets/fr.home-Ab.js"])');
});

test("what has the same name is told apart, or the build fails", () => {
  expect([...shortNames(["/assets/a-xx345678.js", "/assets/a-yy345678.js"]).values()]).toEqual([
    "a-xx.js",
    "a-yy.js",
  ]);
  expect(() => shortNames(["/assets/a-xx345678.js", "/assets/a-xx876543.js"])).toThrow("same short name");
});
