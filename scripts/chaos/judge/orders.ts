import type { Books } from "../books.ts";
import type { Note } from "../buyers/note.ts";
import type { Difference } from "./difference.ts";

/** Everybody has the orders that they were told of, no others, and an answer to all that they asked. */
export function* orders({ orders: ours }: Books, notes: readonly Note[]): Generator<Difference> {
  const byEmail = Map.groupBy(ours, ({ email }) => email);
  for (const { way, email, orders: told, failure } of notes) {
    const found = (byEmail.get(email) ?? []).map(({ number }) => number);
    for (const number of told)
      if (!found.includes(number))
        yield { kind: "lost", what: `order ${number} was acknowledged and is nowhere` };
    const asked = ours.filter((one) => one.email === email && !one.unasked).length;
    if (asked > told.length)
      yield { kind: "double", what: `${email} placed ${told.length} orders and has ${asked}` };
    if (failure) yield { kind: "unexplained", what: `${email} (${way}), orders ${told}: ${failure}` };
  }
}
