import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import { newId } from "../../../infra/ids.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import { decideCancellation, endFailure, findEsim } from "../../esims/index.ts";
import { mailFailureJob, refundFailedEsim, whatEsimCost } from "../../orders/index.ts";
import { isOrderDisputed } from "../../payments/index.ts";
import { type Act, type Responsible, recordAct } from "../acts.repository.ts";
import { answerFor } from "../second-person/second-person.ts";

type DecideApp = Uses<"config" | "db" | "esimEvents" | "gateways" | "jobs" | "log" | "providers">;

/**
 * What is decided of an eSIM that `stuck` lists: of one that its buyer says does not work, by the operator; of one that is
 * being given back, by people at its supplier. `yes` pays it back. Throws what an operator reads where nothing of it is open, and
 * `NeedsSecondPerson` where the operator's own yes gives more than one may alone.
 */
export async function decideEsim(app: DecideApp, esimId: string, yes: boolean, responsible: Responsible) {
  if (await decideFailure(app, esimId, yes, responsible))
    return { esim: esimId, ...detailsOf("failure", yes) };
  const details = detailsOf("cancellation", yes);
  const keep = keepDecision({ ...responsible, act: "decide", subject: esimId, details });
  if (!(await decideCancellation(app, esimId, yes, responsible.why, keep)))
    throw new OperatorRefusal("nothing_to_decide", { esim: esimId });
  return { esim: esimId, ...details };
}

/** In the transaction of what was decided. */
const keepDecision =
  (act: Omit<Act, "id">) =>
  (tx: Tx, { before, after }: { before: string; after: string }) =>
    recordAct(tx, {
      ...act,
      id: newId(),
      before: { cancellation: before },
      after: { cancellation: after },
    });

const detailsOf = (what: string, yes: boolean) => ({ what, paidBack: yes ? "yes" : "no" });

/**
 * What a supplier's people answered about an eSIM that is being given back. Their yes pays it back, as far as the shop decides that by itself. Throws what an operator
 * reads where nobody was asked.
 */
export async function noteSuppliersWord(
  app: DecideApp,
  esimId: string,
  yes: boolean,
  responsible: Responsible,
) {
  const details = { what: "cancellation", ended: yes ? "yes" : "no" };
  const keep = keepDecision({ ...responsible, act: "supplier-said", subject: esimId, details });
  if (!(await decideCancellation(app, esimId, yes, responsible.why, keep)))
    throw new OperatorRefusal("supplier_not_asked", { esim: esimId });
  return { esim: esimId, ...details };
}

/** False where its buyer has said nothing of it that is open. */
function decideFailure(
  app: DecideApp,
  esimId: string,
  yes: boolean,
  responsible: Responsible,
): Promise<boolean> {
  return app.db.transaction().execute(async (tx) => {
    const esim = await findEsim(tx, esimId);
    // Its order first, as all do who give back what was paid for it.
    const cost = esim && (await whatEsimCost(tx, esim));
    const failure = cost && (await endFailure(tx, esimId, yes ? "given_back" : "refused", responsible.why));
    if (!failure) return false;
    if (yes && (await isOrderDisputed(tx, esim.orderId))) throw new OperatorRefusal("payment_under_dispute");
    const answer = yes ? await answerFor(app, tx, { responsible, ...cost }) : {};
    if (yes) await refundFailedEsim(app, tx, esim, failure.walletOf);
    await app.jobs.send(tx, mailFailureJob, { esimId });
    const act = { ...responsible, ...answer, id: newId(), act: "decide", subject: esimId };
    const [before, after] = [{ failure: "open" }, { failure: yes ? "given_back" : "refused" }];
    await recordAct(tx, { ...act, details: detailsOf("failure", yes), before, after });
    return true;
  });
}
