import type { Uses } from "../../../app.ts";
import { algiersDay } from "../../../infra/algiers.ts";
import { newId } from "../../../infra/ids.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import { type Responsible, recordAct } from "../acts.repository.ts";
import { compareDayJob } from "../operators.queue.ts";
import { explain, keepTakings } from "./kept-takings.repository.ts";
import { countTakings } from "./takings.ts";
import { type Difference, isNoAnswer } from "./takings-of-payment.ts";

/**
 * Asks the gateways (no transaction), and keeps what they said. Done twice it says the same. A gateway that said nothing of a payment has not said something else:
 * what was known of it stays, the day says so, and it throws, so that the job asks again later.
 */
export async function compareDay(app: Uses<"db" | "gateways">, day: string): Promise<void> {
  const { compared, comparedRefunds, notSeen, differences: found } = await countTakings(app, day);
  const [unanswered, differences] = [true, false].map((isSilent) =>
    found.filter(({ there }) => isNoAnswer(there) === isSilent),
  ) as [Difference[], Difference[]];
  const silent = Map.groupBy(unanswered, ({ gateway }) => gateway);
  const told = {
    compared: [...compared, ...comparedRefunds.map(({ gateway, by }) => ({ gateway, by: `refunds: ${by}` }))],
    notSeen: [
      ...notSeen.map(({ gateway, why, todo }) => ({ gateway, why, todo })),
      ...[...silent].map(([gateway, of]) => ({
        gateway,
        why: `of ${of.length} payments it gave no answer`,
        todo: "compare again",
      })),
    ],
  };
  await app.db
    .transaction()
    .execute((tx) => keepTakings(tx, day, told, { differences, silent: [...silent.keys()] }));
  if (silent.size > 0) throw new Error(`No answer about ${day} from ${[...silent.keys()].join(", ")}`);
}

export async function askToCompare(app: Uses<"db" | "jobs">, day: string): Promise<void> {
  refuseUnlessOver(day);
  await app.jobs.send(app.db, compareDayJob, { day });
}

/** A day that is not over would differ by what is under way. */
export function refuseUnlessOver(day: string): void {
  if (day >= algiersDay(new Date())) throw new OperatorRefusal("day_unreadable", { day });
}

/** By night, the day before. */
export async function compareYesterday(app: Uses<"db" | "jobs">): Promise<void> {
  await app.jobs.send(app.db, compareDayJob, { day: algiersDay(new Date(Date.now() - 24 * 3_600_000)) });
}

export async function explainDifference(
  { db }: Uses<"db">,
  id: string,
  responsible: Responsible,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const isNew = await explain(tx, id, responsible.why);
    if (isNew === undefined) throw new OperatorRefusal("difference_unknown");
    if (!isNew) throw new OperatorRefusal("explained_already");
    const [before, after] = [{ explained: false }, { explained: true }];
    await recordAct(tx, {
      ...responsible,
      id: newId(),
      act: "explain",
      subject: id,
      details: {},
      before,
      after,
    });
  });
}
