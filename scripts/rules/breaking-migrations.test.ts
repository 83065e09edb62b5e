import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "../program/paths.ts";

const folder = path.join(root, "apps/api/migrations");
const files = readdirSync(folder).toSorted();
const { breaking } = JSON.parse(readFileSync(path.join(root, "deploy/breaking-migrations.json"), "utf8")) as {
  breaking: Record<string, string>;
};

const kept = "constraint|not null|default|index|function|trigger|expression|identity|policy|schema";
const takesAway = [
  /\brename\s+column\b/i,
  /\balter\s+table\s+(if\s+exists\s+)?\S+\s+rename\s+to\b/i,
  /\bdrop\s+(table|view|type|column)\b/i,
  /\balter\s+(column\s+)?\w+\s+set\s+not\s+null\b/i,
  new RegExp(`\\balter\\s+table[^;]*\\bdrop\\s+(?!(${kept})\\b)`, "i"),
];

/** Whether processes that were written before would ask for what is gone, or leave out what is wanted now. */
function breaksOlderProcesses(sql: string): boolean {
  const statements = sql.replaceAll(/--.*$/gm, "");
  return takesAway.some((pattern) => pattern.test(statements));
}

it("names each migration that older processes can't serve on: no rollback goes behind one", () => {
  const unnamed = files.filter(
    (name) => !breaking[name] && breaksOlderProcesses(readFileSync(path.join(folder, name), "utf8")),
  );
  expect(unnamed, "name it in deploy/breaking-migrations.json, and say what older processes do").toEqual([]);
});

it("names none that is not there", () => {
  expect(Object.keys(breaking).filter((name) => !files.includes(name))).toEqual([]);
});

it("sees what takes something away, and nothing in what only adds", () => {
  for (const sql of [
    "alter table esim rename column a to b;",
    "alter table notice rename to notification;",
    "alter table payment\n  drop told;",
    "drop table notice;",
    "alter table payment alter told set not null;",
  ])
    expect(breaksOlderProcesses(sql), sql).toBe(true);
  for (const sql of [
    "alter table payment add column told text not null default '';",
    "alter table payment drop constraint payment_check, alter told drop not null;",
    "-- drop table payment\nalter index a rename to b;",
  ])
    expect(breaksOlderProcesses(sql), sql).toBe(false);
});
