import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../program/paths.ts";
import type { Attack } from "./attacks.ts";

const page = path.join(root, "docs/security.md");
/** What stands below is written by `npm run attack`. */
const heading = "\n## Attacks\n";
const columns = ["attack", "tries", "result"] as const;

export const readSecurityPage = () => readFileSync(page, "utf8");

export function writeSecurityPage(attacks: Attack[]): void {
  const [introduction = ""] = readSecurityPage().split(heading);
  writeFileSync(page, `${introduction}${heading}\n${tables(attacks)}`);
}

/** A table for each subject, in the order of their names, so that the same attacks make the same text. */
export function tables(attacks: Attack[]): string {
  const subjects = Map.groupBy(attacks, ({ subject }) => subject);
  const sorted = [...subjects].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const tries = attacks.reduce((total, attack) => total + attack.tries, 0);
  const sum = `${attacks.length} attacks, ${tries.toLocaleString("en-US")} tries.\n`;
  return [sum, ...sorted.map(([subject, list]) => `### ${subject}\n\n${table(list)}`)].join("\n");
}

function table(attacks: Attack[]): string {
  const rows = attacks
    .map(({ name, tries, held }) => [inCell(name), String(tries), held ? "held" : "got through"] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const widths = columns.map((column, at) =>
    Math.max(column.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[], fill = " ") =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0, fill)).join(" | ")} |\n`;
  return [line(columns), line(["", "", ""], "-"), ...rows.map((row) => line(row))].join("");
}

const inCell = (name: string) => name.replaceAll("|", "\\|");

/** What the page's tables and the attacks that ran do not share, as sentences; `isEverything`: no attack was left out. */
export function differences(text: string, attacks: Attack[], isEverything: boolean): string[] {
  const written = rowsOf(text.split(heading)[1] ?? "");
  const ran = rowsOf(tables(attacks));
  const missing = ran.filter((row) => !written.includes(row)).map((row) => `does not name: ${row}`);
  const gone = written.filter((row) => !ran.includes(row)).map((row) => `names what is gone: ${row}`);
  return [...missing, ...(isEverything ? gone : [])];
}

/** "Subject: attack, tries", without what came of it. */
const rowsOf = (text: string): string[] =>
  text
    .split(/^### /m)
    .slice(1)
    .flatMap((section) => {
      const subject = section.split("\n")[0];
      const rows = section.matchAll(/^\| (.+?) +\| (\d+) +\| .+\|$/gm);
      return [...rows].map(([, name, tries]) => `${subject}: ${name}, ${tries}`);
    });
