import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { AssetFolder } from "./asset-folder.ts";
import { type StoredFile, storedFile } from "./file-store.ts";

let folder: string;
const file = (content: string) => storedFile("text/javascript; charset=utf-8", content, 60);
const release = (...names: string[]) =>
  new Map(names.map((name): [string, StoredFile] => [name, file(name)]));

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "assets-")), "shared");
});

test("each process finds what any of them has brought, as it was brought", async () => {
  const [old, young] = [new AssetFolder(folder), new AssetFolder(folder)];
  const long = storedFile("text/javascript", "x".repeat(1000), 60);
  old.publish(new Map([["/assets/a.js", long], ...release("/assets/b.js", "/icon.svg")]));
  young.publish(release("/assets/b.js", "/assets/c.js"));
  for (const assets of [old, young])
    for (const name of ["a", "b", "c"])
      expect(await assets.read(`/assets/${name}.js`)).toMatchObject({
        type: "text/javascript; charset=utf-8",
        cacheControl: "public, max-age=31536000, immutable",
      });
  expect((await young.read("/assets/a.js"))?.bytes).toEqual(long.bytes);
  expect(readdirSync(folder)).not.toContain("icon.svg");
});

test("what no process has brought for a month goes, what is still served stays", async () => {
  new AssetFolder(folder).publish(release("/assets/old.js", "/assets/lasting.js"));
  const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000);
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), longAgo, longAgo);
  new AssetFolder(folder).publish(release("/assets/lasting.js"));
  expect(readdirSync(folder)).toEqual(["lasting.js"]);
});

test.each([
  "/assets/../secret.js",
  "/assets/",
  "/assets/.new",
  "/assets/a/b.js",
  "/assets/nowhere.js",
  "/secret.js",
])("has no %s", async (address) => {
  const assets = new AssetFolder(folder);
  assets.publish(release("/assets/a.js"));
  writeFileSync(join(folder, "../secret.js"), "secret");
  expect(await assets.read(address)).toBeNull();
});
