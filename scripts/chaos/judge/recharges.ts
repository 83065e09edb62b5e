import type { Books } from "../books.ts";
import type { Note } from "../buyers/note.ts";
import type { Difference } from "./difference.ts";

/** Each eSIM was topped up at its supplier as often as was paid for. One suppliers' book names no reference of ours. */
export function* recharges({ recharges: ours, toppedUp }: Books): Generator<Difference> {
  const nameOf = ({ supplier, iccid }: { supplier: string; iccid: string | null }) => `${supplier} ${iccid}`;
  const there = Map.groupBy(toppedUp, nameOf);
  for (const [name, mine] of Map.groupBy(ours, nameOf)) {
    const done = mine.filter(({ status }) => status === "done").length;
    // What is still looked for may be there.
    const sought = mine.filter(({ status, sentAt }) => status === "requested" && sentAt).length;
    const count = there.get(name)?.length ?? 0;
    const what = `the eSIM ${name} was topped up ${count} times there, ${done} here`;
    if (count < done) yield { kind: "lost", what };
    if (count > done + sought) yield { kind: "double", what };
  }
  for (const [name, { length }] of there)
    if (!ours.some((one) => nameOf(one) === name))
      yield { kind: "unexplained", what: `${length} top-ups of the eSIM ${name} are nobody's` };
}

/** Whoever had switched it on got one answer when the data ran low, and one order where that was to buy. */
export function* automaticRuns(
  { automaticRuns: runs, orders }: Books,
  notes: readonly Note[],
): Generator<Difference> {
  const byEsim = Map.groupBy(runs, ({ esimId }) => esimId);
  for (const id of notes.flatMap(({ ranLow }) => ranLow))
    if (!byEsim.has(id)) yield { kind: "lost", what: `the data of ${id} ran low and nothing was done` };
  for (const [id, all] of byEsim)
    if (all.length > 1)
      yield { kind: "double", what: `the data of ${id} ran low once, ${all.length} answers` };
  const bought = new Set(runs.map(({ orderNumber }) => orderNumber));
  for (const { number, unasked } of orders)
    if (unasked && !bought.has(number))
      yield { kind: "unexplained", what: `order ${number} was placed by itself for nothing` };
}
