import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { toldFacts } from "../../apps/api/src/modules/messages/push/notification.ts";
import { mostTagBytes } from "../../apps/api/src/modules/messages/push/pusher.ts";
import { root } from "../program/paths.ts";
import { sourcesIn } from "./sources-in.ts";

const modules = path.join(root, "apps/api/src/modules");
const call = /\b(?:tellDevices|requestNotification)\([^;]*?\babout(?:: (?<said>"[^"]+"|`[^`]+`))?/g;
const text = /"[^"\n]+"|`[^`\n]+`/g;

/** What a source tells devices of: as the call itself says, or as any text of the file does where the call is handed it. */
function toldBy(source: string): string[] {
  const calls = [...source.matchAll(call)];
  return calls.flatMap(({ groups }) => (groups?.said ? [groups.said] : (source.match(text) ?? [])));
}

test("every fact that devices can be told of is told somewhere", () => {
  const told = sourcesIn("apps/api/src/modules", /\.ts$/)
    .filter((file) => !file.startsWith(path.join(modules, "messages")))
    .flatMap((file) => toldBy(readFileSync(file, "utf8")));
  expect(toldFacts.filter((fact) => !told.includes(`"${fact}"`))).toEqual([]);
});

test("a fact's name and its id fit into the tag that iPhones take", () => {
  const tag = (fact: string) => `${fact}-${"0".repeat(36)}`;
  expect(toldFacts.filter((fact) => tag(fact).length > mostTagBytes)).toEqual([]);
});

test("a fact beside whose mail nothing is told is found", () => {
  const source = 'await sendMail(app, { to, about: "returned-payment", id }, content);';
  expect(toldBy(source)).toEqual([]);
  expect(toldBy('await tellDevices(app, order, { about: "refund-given", id });')).toEqual(['"refund-given"']);
});
