import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { bundles } from "./bundles.ts";

/** Read where they are needed: by the server, by the back office, or by the app before anything else has loaded. */
const readAlone = ["admin", "captcha", "invoice", "mail", "month", "paper", "sheet", "tooOld"];

test("whatever a screen says is fetched with some bundle, and nothing that only the server says", () => {
  const files = readdirSync(new URL("./messages/fr/", import.meta.url));
  const namespaces = files.map((file) => file.replace(".json", ""));
  const bundled = new Set<string>(Object.values(bundles).flat());
  expect([...bundled].sort()).toEqual(namespaces.filter((name) => !readAlone.includes(name)).sort());
});
