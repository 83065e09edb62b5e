import { isInUse, isUntouched } from "@rihla/contract/rules/esim-status";
import type { Uses } from "../../../app.ts";
import { newId } from "../../../infra/ids.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import { type EsimRow, findEsim, hasCome, lockEsim, refreshEsim, toldStatus } from "../../esims/index.ts";
import { whatEsimCost } from "../../orders/index.ts";
import { lockWhetherDisputed } from "../../payments/index.ts";
import { holdRepairsOf, isOver, replaceForOwner } from "../../repairs/index.ts";
import { type Responsible, recordAct } from "../acts.repository.ts";
import { answerFor } from "../second-person/second-person.ts";

/** The code of an eSIM that is on a phone is shown to nobody: it opens nothing any more, and helps only who wants another's. */
export const codeMayBeShown = (esim: EsimRow): boolean =>
  esim.activationCode !== null && esim.saidInstalledAt === null && isUntouched(toldStatus(esim));

/** It has come, nothing came in its place, and it is neither at its end nor in use, as far as is known. */
export const mayBeReplaced = (esim: EsimRow): boolean =>
  hasCome(esim) && esim.replacedBy === null && !isOver(esim) && !isUsed(esim);

const isUsed = (esim: EsimRow): boolean => esim.usedBytes > 0 || isInUse(toldStatus(esim));

/**
 * Delivers another eSIM in place of one that does not work, beyond what the shop's rule does by itself. Phases: its supplier is asked whether it is used (no
 * transaction) · one transaction that looks again and asks for the new one. Whoever comes second finds it replaced, and of a payment that is disputed
 * nothing more is given. What it cost counts as money that an operator gives.
 */
export async function replaceEsimFor(
  app: Uses<"config" | "db" | "esimEvents" | "log" | "providers">,
  esimId: string,
  responsible: Responsible,
): Promise<{ esim: string }> {
  const known = await esimOf(app, esimId);
  assertReplaceable(known);
  if (!(await refreshEsim(app, esimId, 0))) throw new OperatorRefusal("supplier_silent", { esim: esimId });
  return app.db.transaction().execute(async (tx) => {
    await holdRepairsOf(tx, known.email);
    const cost = await whatEsimCost(tx, known);
    const esim = await lockEsim(tx, esimId);
    assertReplaceable(esim);
    if (await lockWhetherDisputed(tx, esim.orderId)) throw new OperatorRefusal("payment_under_dispute");
    const answer = await answerFor(app, tx, { responsible, ...cost });
    const replacement = await replaceForOwner(app, tx, esim, cost.amount.amount);
    const act = { act: "replace", subject: esimId, details: { by: replacement } };
    const [before, after] = [{ status: toldStatus(esim) }, { replaced: true }];
    await recordAct(tx, { ...responsible, ...answer, id: newId(), ...act, before, after });
    return { esim: replacement };
  });
}

export async function esimOf({ db }: Uses<"db">, id: string): Promise<EsimRow> {
  const esim = /^[0-9a-f-]{36}$/.test(id) ? await findEsim(db, id) : undefined;
  if (!esim || esim.erasedAt) throw new OperatorRefusal("esim_unknown", { esim: id });
  return esim;
}

function assertReplaceable(esim: EsimRow): void {
  const figures = { esim: esim.id };
  if (esim.replacedBy) throw new OperatorRefusal("replaced_already", figures);
  if (!hasCome(esim) || isOver(esim)) throw new OperatorRefusal("not_replaceable", figures);
  if (isUsed(esim)) throw new OperatorRefusal("esim_in_use", figures);
}
