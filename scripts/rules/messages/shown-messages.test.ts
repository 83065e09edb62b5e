import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { entriesOf } from "../../../packages/i18n/src/message-arguments.ts";
import { root } from "../../program/paths.ts";
import { neverShown, saidBy } from "./shown-messages.ts";

/** The specification gives these texts; the screens that show them are still to be built. */
const waiting = [
  ...["invalid_format", "not_found", "used", "already_activated", "activation_failed"].map(
    (what) => `problems.code.voucher_${what}`,
  ),
  ...["empty", "invalid", "permission", "unsupported", "failed"].map((what) => `problems.scan.${what}`),
  "problems.general.popupBlocked",
  "problems.general.invalidUrl",
];

const messages = path.join(root, "packages/i18n/src/messages/fr");
const all = readdirSync(messages).flatMap((file) => {
  const keys = entriesOf(JSON.parse(readFileSync(path.join(messages, file), "utf8"))).keys();
  return [...keys].map((key) => `${path.basename(file, ".json")}.${key}`);
});
const sources = ["apps/web/src", "apps/web/server", "apps/api/src", "packages/contract/src"]
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((name) =>
      path.join(root, folder, name),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
  .map(saidBy);

test("every message is shown by some screen or mail, or waits for the one that the specification names", () => {
  expect(neverShown(all, sources).toSorted()).toEqual(waiting.toSorted());
});

test("a message that no screen asks for is found out, in a namespace that others use too", () => {
  const planted = ["plans.planted", "plans.days.planted", "problems.code.planted", "nowhere.planted"];
  expect(neverShown(planted, sources)).toEqual(planted);
});
