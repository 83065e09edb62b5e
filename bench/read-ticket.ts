import { readTicket } from "@rihla/trip";
import { samples } from "../packages/trip/src/samples/index.ts";
import { today } from "../packages/trip/src/samples/sample.ts";
import { printTable } from "./kit/figures.ts";

const size = 100_000;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const random = (letters: string) =>
  Array.from({ length: size }, () => letters[Math.floor(Math.random() * letters.length)]).join("");

/** What a pattern might choke on, and what a ticket really looks like. */
const texts: Readonly<Record<string, string>> = {
  letters: random("abcdefghijklmnopqrstuvwxyz     \n"),
  capitals: random("ABCDEFGHIJKLMNOPQRSTUVWXYZ  -/()\n"),
  digits: random("0123456789  /.-:\n"),
  "digits and months": random("0123456789 ").replaceAll("5", " dec "),
  passes: "M1".repeat(size / 2),
  names: "M4".padEnd(22, "A/").repeat(size / 22),
  places: "Alger Paris Istanbul ".repeat(size / 21),
  airports: "ALG-IST ".repeat(size / 8),
  dates: "15/12/2026 ".repeat(size / 11),
  "dates and places": "ALG-IST 15/12/2026 ".repeat(size / 19),
  blanks: " ".repeat(size),
  lines: "\n".repeat(size),
  samples: samples
    .map(([, text]) => text)
    .join("\n")
    .repeat(6)
    .slice(0, size),
};

/** Milliseconds of a processor's time that 100 kB of text take to be read, by kind of text. */
export async function measureReadTicket(): Promise<void> {
  readTicket(texts.samples ?? "", today);
  printTable(
    ["text of 100 kB", "ms"],
    Object.entries(texts).map(([name, text]) => [name, String(timeOf(text))]),
  );
}

function timeOf(text: string): number {
  const before = process.cpuUsage();
  for (let time = 0; time < rounds; time++) readTicket(text, today);
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / rounds / 1000);
}
