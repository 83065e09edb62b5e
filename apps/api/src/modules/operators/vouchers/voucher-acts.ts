import type { Uses } from "../../../app.ts";
import { newId } from "../../../infra/ids.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import { batchOf, blockVouchers, exportVouchers, makeBatch, makeVoucherSheet } from "../../vouchers/index.ts";
import { findSubjectOf, type Responsible, recordAct } from "../acts.repository.ts";
import { holdTheDay } from "../second-person/second-person.repository.ts";
import { answerFor } from "../second-person/second-person.ts";

type App = Uses<"config" | "db">;

/** The act was done before: its batch is there. */
class MadeAlready extends Error {
  readonly batch: string;
  constructor(batch: string) {
    super("made already");
    this.batch = batch;
  }
}

/**
 * Vouchers are money: whoever reads their codes has what they are worth. Throws `NeedsSecondPerson` above what one may do alone. `key`: an act
 * of this id is done once, however often it is asked for; it gives the batch that it made.
 */
export async function createVouchers(
  app: App,
  wanted: Parameters<typeof makeBatch>[1],
  responsible: Responsible,
  key: string = newId(),
) {
  const { plan, quantity } = wanted;
  try {
    return await makeBatch(app, wanted, async (tx, { number, worth }) => {
      await holdTheDay(tx);
      const made = await findSubjectOf(tx, key);
      if (made !== undefined) throw new MadeAlready(made);
      const answer = await answerFor(app, tx, { responsible, email: null, amount: worth });
      const act = { act: "voucher create", subject: number, details: { plan, quantity } };
      return (writing) =>
        recordAct(writing, { ...responsible, ...answer, id: key, ...act, after: { ...worth, quantity } });
    });
  } catch (error) {
    if (!(error instanceof MadeAlready)) throw error;
    return batchOf(app.db, error.batch);
  }
}

/** The codes of a batch, once it is kept who gets to see them. Refuses where none can be redeemed any more. */
export async function showVouchers(app: App, batch: string, responsible: Responsible) {
  const { batch: made, vouchers } = await exportVouchers(app, batch);
  if (vouchers.length === 0) throw new OperatorRefusal("vouchers_used_up", { batch: made.number });
  await keepLook(app, { act: "voucher export", subject: made.number, codes: vouchers.length }, responsible);
  return vouchers;
}

/** The same on paper. */
export async function showVoucherSheet(
  app: App,
  { batch, language }: { batch: string; language: Parameters<typeof makeVoucherSheet>[2] },
  responsible: Responsible,
) {
  const sheet = await makeVoucherSheet(app, batch, language);
  if (!sheet) throw new OperatorRefusal("vouchers_used_up", { batch });
  const subject = batch.toUpperCase();
  await keepLook(app, { act: "voucher sheet", subject, codes: sheet.count }, responsible);
  return { batch: subject, ...sheet };
}

/** Nobody can redeem them from now on, or the nth of them. Of two who do so at once each voucher is blocked by one, and each is told how many. */
export function endVouchers(
  { db }: App,
  { batch, nth }: { batch: string; nth: number | undefined },
  responsible: Responsible,
) {
  return db.transaction().execute(async (tx) => {
    const done = await blockVouchers(tx, batch, nth, responsible.why);
    const { blocked, unchanged } = done;
    const details = { blocked, ...(nth ? { nth } : {}) };
    const states = {
      before: { open: blocked, ended: unchanged },
      after: { open: 0, ended: blocked + unchanged },
    };
    const act = { act: "voucher block", subject: done.batch, details, ...states };
    await recordAct(tx, { ...responsible, id: newId(), ...act });
    return done;
  });
}

function keepLook(
  { db }: App,
  { act, subject, codes }: { act: string; subject: string; codes: number },
  responsible: Responsible,
) {
  const look = { id: newId(), kind: "look" as const, act, subject, details: { codes } };
  return db.transaction().execute((tx) => recordAct(tx, { ...responsible, ...look }));
}
