import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { entriesOf } from "../../../packages/i18n/src/message-arguments.ts";
import { root } from "../../program/paths.ts";
import { sourcesIn } from "../sources-in.ts";
import { neverShown, saidBy } from "./shown-messages.ts";

const messages = path.join(root, "packages/i18n/src/messages/fr");
const all = readdirSync(messages).flatMap((file) => {
  const keys = entriesOf(JSON.parse(readFileSync(path.join(messages, file), "utf8"))).keys();
  return [...keys].map((key) => `${path.basename(file, ".json")}.${key}`);
});
const sources = ["apps/web/src", "apps/web/server", "apps/admin/src", "apps/api/src", "packages/contract/src"]
  .flatMap((folder) => sourcesIn(folder))
  .map(saidBy);

test("every message is shown by some screen or mail", () => {
  expect(neverShown(all, sources)).toEqual([]);
});

test("a message that no screen asks for is found out, in a namespace that others use too", () => {
  const planted = ["plans.planted", "plans.days.planted", "problems.code.planted", "nowhere.planted"];
  expect(neverShown(planted, sources)).toEqual(planted);
});
