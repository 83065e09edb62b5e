import type { Uses } from "../../app.ts";
import { newId } from "../../infra/ids.ts";
import { decideCancellation, endFailure, findEsim } from "../esims/index.ts";
import { mailFailureJob, refundFailedEsim } from "../orders/index.ts";
import { type Responsible, recordAct } from "./acts.repository.ts";

type DecideApp = Uses<"db" | "esimEvents" | "gateways" | "jobs" | "log" | "providers">;

/**
 * What is decided of an eSIM that `stuck` lists: of one that its buyer says does not work, by the operator; of one that is
 * being given back, by people at its supplier. `yes` pays it back. Throws what an operator reads where nothing of it is open.
 */
export async function decideEsim(app: DecideApp, esimId: string, yes: boolean, responsible: Responsible) {
  const decided = (await decideFailure(app, esimId, yes, responsible.why))
    ? "failure"
    : (await decideCancellation(app, esimId, yes, responsible.why)) && "cancellation";
  if (!decided) throw new Error(`Nothing is to be decided of the eSIM ${esimId}`);
  const details = { what: decided, paidBack: yes ? "yes" : "no" };
  await recordAct(app.db, { ...responsible, id: newId(), act: "decide", subject: esimId, details });
  return { esim: esimId, ...details };
}

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
  if (!(await decideCancellation(app, esimId, yes, responsible.why)))
    throw new Error(`No supplier was asked about the eSIM ${esimId}`);
  const details = { what: "cancellation", ended: yes ? "yes" : "no" };
  await recordAct(app.db, { ...responsible, id: newId(), act: "supplier-said", subject: esimId, details });
  return { esim: esimId, ...details };
}

function decideFailure(app: DecideApp, esimId: string, yes: boolean, why: string): Promise<boolean> {
  return app.db.transaction().execute(async (tx) => {
    const failure = await endFailure(tx, esimId, yes ? "given_back" : "refused", why);
    const esim = failure && (await findEsim(tx, esimId));
    if (!esim) return false;
    if (yes) await refundFailedEsim(app, tx, esim, failure.walletOf);
    await app.jobs.send(tx, mailFailureJob, { esimId });
    return true;
  });
}
