import type { Comparison, Loss } from "./compare.ts";
import type { Figure } from "./kept-facts.ts";
import type { Backup } from "./repository.ts";

type Found = Comparison & {
  backup: Backup;
  /** Of what the copy holds. */
  end: Date;
  /** Milliseconds that each step took. */
  took: { restore: number; start: number; compare: number; read: number };
};

export function report({ backup, end, took, inTheCopy, lost }: Found): string {
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  const all = took.restore + took.start + took.compare + took.read;
  return [
    `The backup ${backup.label} is good, up to ${end.toISOString()}.`,
    `It took ${seconds(all)}: restoring ${seconds(took.restore)}, PostgreSQL's start ${seconds(took.start)}, comparing ${seconds(took.compare)}, reading all of it ${seconds(took.read)}.`,
    "In the copy (sums in the currency's smallest unit):",
    ...inTheCopy.map(tellFigure),
    ...tellLost(lost),
  ].join("\n");
}

const tellFigure = ({ name, kind, count, sum }: Figure) => `  ${name}, ${kind}: ${count}${sumOf(sum)}`;

function tellLost(lost: readonly Loss[]): string[] {
  if (lost.every(({ facts }) => facts.length === 0)) return ["Nothing would be lost."];
  const [oldest] = lost
    .flatMap(({ facts }) => facts.map(({ at }) => at))
    .toSorted((a, b) => Number(a) - Number(b));
  return [`Would be lost, the oldest of ${oldest?.toISOString()}:`, ...lost.flatMap(tellLoss)];
}

function tellLoss({ name, facts }: Loss): string[] {
  return [...Map.groupBy(facts, ({ kind }) => kind)].map(([kind, its]) => {
    const sum = its.reduce((so, { amount }) => so + BigInt(amount), 0n);
    return `  ${name}, ${kind}: ${its.length}${sumOf(String(sum))}`;
  });
}

const sumOf = (sum: string) => (sum === "0" ? "" : `, sum ${sum}`);
