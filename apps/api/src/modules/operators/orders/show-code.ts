import type { CodeReason } from "@rihla/contract/admin/operator-rules";
import { isOnPhone, isUntouched } from "@rihla/contract/rules/esim-status";
import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import { isShared } from "../../esim-shares/index.ts";
import { type EsimRow, lockEsim, refreshEsim, toldStatus } from "../../esims/index.ts";
import { lockWhetherDisputed } from "../../payments/index.ts";
import { hasAct, type Responsible, recordAct } from "../acts.repository.ts";
import { mailCodeShownJob } from "../operators.queue.ts";
import { esimOf } from "./esim-acts.ts";

/** `key`: under one it is shown once, however often it is asked for. */
type Asked = { key: string; reason: CodeReason; note?: string | undefined };

/**
 * Shows the activation code of an eSIM to an operator, for a reason of a closed list. Phases: its supplier is asked whether it is on a phone (no transaction) · one
 * transaction that holds the eSIM and its payment, looks again, has the buyer told and keeps who looked. The code is in what is given and nowhere else. Who has an eSIM
 * on a phone, or by a link, is nobody whom its code would help.
 */
export async function showCode(
  app: Uses<"db" | "esimEvents" | "jobs" | "log" | "providers">,
  esimId: string,
  { key, reason, note }: Asked,
  responsible: Omit<Responsible, "why">,
): Promise<{ activationCode: string }> {
  codeOf(await esimOf(app, esimId));
  if (!(await refreshEsim(app, esimId, 0))) throw new OperatorRefusal("supplier_silent", { esim: esimId });
  return app.db.transaction().execute(async (tx) => {
    const esim = await lockEsim(tx, esimId);
    const activationCode = codeOf(esim);
    await assertNobodyElses(tx, esim);
    if (await hasAct(tx, key)) throw new OperatorRefusal("code_shown_already", { esim: esimId });
    await app.jobs.send(tx, mailCodeShownJob, { esimId, reason, actId: key, at: new Date().toISOString() });
    const why = note ? `${reason}: ${note}` : reason;
    const look = {
      kind: "look" as const,
      act: "reveal activation code",
      subject: esimId,
      details: {},
    };
    await recordAct(tx, { ...responsible, why, id: key, ...look });
    return { activationCode };
  });
}

/** Refuses where it has none that opens anything. */
function codeOf(esim: EsimRow): string {
  const figures = { esim: esim.id };
  if (esim.erasedAt) throw new OperatorRefusal("esim_unknown", figures);
  if (esim.replacedBy) throw new OperatorRefusal("replaced_already", figures);
  const status = toldStatus(esim);
  if (isOnPhone(status) || (isUntouched(status) && esim.saidInstalledAt))
    throw new OperatorRefusal("esim_installed", figures);
  if (!isUntouched(status) || esim.activationCode === null)
    throw new OperatorRefusal("code_not_to_show", figures);
  return esim.activationCode;
}

async function assertNobodyElses(tx: Tx, esim: EsimRow): Promise<void> {
  if (await isShared(tx, esim.id)) throw new OperatorRefusal("esim_shared", { esim: esim.id });
  if (await lockWhetherDisputed(tx, esim.orderId)) throw new OperatorRefusal("payment_under_dispute");
}
