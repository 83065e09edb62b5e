import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import { newId } from "../../infra/ids.ts";
import { OperatorRefusal } from "../../operator-refusal.ts";
import { beginByHand, isArguedAbout, isDisputed, settleByHand } from "../payments/index.ts";
import { findLastAct, type Responsible, recordAct } from "./acts.repository.ts";
import type { States } from "./operators.tables.ts";
import { endUnknown } from "./takings/unknown-outside.repository.ts";

const isId = (text: string) => /^[0-9a-f-]{36}$/.test(text);

/** A payment, a refund or what only others know was dealt with on their own site. Refuses where `subject` is none that needs a person. */
export async function noteByHand(
  app: Uses<"db" | "paymentEvents">,
  subject: string,
  responsible: Responsible,
): Promise<{ noted: string }> {
  const keep = (tx: Tx, what: string, before: States, after: States) =>
    recordAct(tx, { ...responsible, id: newId(), act: "by-hand", subject, details: { what }, before, after });
  const isNoted =
    isId(subject) &&
    ((await settleByHand(app, subject, responsible.why, async (tx, { what, paymentId, before, after }) => {
      // Once it is lost nothing is owed any more, which this says.
      if (what === "refund" && (await isArguedAbout(tx, paymentId)))
        throw new OperatorRefusal("payment_under_dispute");
      await keep(tx, what, { status: before }, { status: after });
    })) ||
      (await app.db.transaction().execute(async (tx) => {
        if (!(await endUnknown(tx, subject, responsible.why))) return false;
        await keep(tx, "unknown outside", { status: "open" }, { status: "ended" });
        return true;
      })));
  if (!isNoted) throw new OperatorRefusal("nothing_by_hand", { id: subject });
  return { noted: subject };
}

/**
 * A refund is sent now on the gateway's own site. Refuses where it is none to be sent by hand; also where somebody has begun it, and
 * it has not come back since: it would be sent twice.
 */
export async function beginRefund(
  { db }: Uses<"db">,
  subject: string,
  responsible: Responsible,
): Promise<{ begun: string }> {
  const isBegun =
    isId(subject) &&
    (await beginByHand({ db }, subject, async (tx, { paymentId, sentAt, failedAt }) => {
      if (await isDisputed(tx, paymentId)) throw new OperatorRefusal("payment_under_dispute");
      const begun = failedAt ? undefined : await findLastAct(tx, "begin", subject);
      if (begun) throw new OperatorRefusal("begun_already", { id: subject, at: begun.at.toISOString() });
      const [before, after] = [{ begun: false, sentBefore: sentAt !== null }, { begun: true }];
      const act = { act: "begin", subject, details: {}, before, after };
      await recordAct(tx, { ...responsible, id: newId(), ...act });
    }));
  if (!isBegun) throw new OperatorRefusal("no_refund_to_begin", { id: subject });
  return { begun: subject };
}
