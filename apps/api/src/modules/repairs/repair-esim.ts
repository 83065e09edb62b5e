import type { Repair, RepairKind } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import { Refusal } from "../../refusal.ts";
import { followReplacement } from "../esim-shares/index.ts";
import { type EsimRow, insertFailure, lockEsim, refreshEsim, replaceEsim } from "../esims/index.ts";
import { cancellationLimits, spendLimits } from "../limits/index.ts";
import { chosenWallet, creditUnused, lockOrder, mailRequestJob, piecesOfLine } from "../orders/index.ts";
import { type Asking, type DiagnoseApp, type Diagnosis, diagnose, handOverTo, see } from "./diagnose.ts";
import { holdRepairsOf, insertRepair } from "./repairs.repository.ts";

type RepairApp = DiagnoseApp & Uses<"gateways" | "jobs">;
type Asked = Asking & { id: string; ip: string };

/** What can be done about an eSIM that does not work, its provider having been asked. */
export async function diagnoseEsim(app: RepairApp, asked: Asked): Promise<Repair> {
  const { answered } = await askProvider(app, asked);
  return see(await diagnose(app, app.db, asked.id, asked), answered);
}

/** For whoever owns it. */
async function askProvider(app: RepairApp, { ip, ...asking }: Asked) {
  const { id, caller } = asking;
  const { order } = await diagnose(app, app.db, id, asking);
  await spendLimits(app, cancellationLimits, { ip, caller, orderId: order.id });
  return { orderId: order.id, answered: await refreshEsim(app, id, 0) };
}

/**
 * Does what was offered, once. Phases: its provider is asked (no transaction) · one transaction that looks again, notes the repair,
 * and asks for the new eSIM or pays into the wallet. Whoever comes second finds it done.
 */
export async function repairEsim(app: RepairApp, { kind, ...asked }: Asked & { kind: RepairKind }) {
  const { orderId } = await askProvider(app, asked);
  const { id, caller } = asked;
  await app.db.transaction().execute(async (tx) => {
    await holdRepairsOf(tx, caller.email);
    await lockOrder(tx, orderId);
    await lockEsim(tx, id);
    const known = await diagnose(app, tx, id, asked);
    if (known.done) return;
    const offer = known.offers.find((one) => one.kind === kind);
    if (!offer) throw new Refusal("not_repairable");
    await insertRepair(tx, id, kind, offer.amount);
    await carryOut(app, tx, known, asked, offer);
  });
  return see(await diagnose(app, app.db, id, asked), true);
}

async function carryOut(
  app: RepairApp,
  tx: Tx,
  { esim, order, pieces }: Diagnosis,
  claim: Asking,
  { kind, amount, to }: Diagnosis["offers"][number],
): Promise<void> {
  if (kind === "replacement" || !to) return void (await replace(app, tx, esim, pieces));
  const walletOf = (await chosenWallet(app, tx, order, { claim, to })) ?? null;
  await creditUnused(app, tx, esim, { amount, walletOf });
}

async function replace(app: Uses<"providers">, tx: Tx, esim: EsimRow, pieces: number): Promise<string> {
  const replacement = await replaceEsim(app, tx, esim, pieces);
  await followReplacement(tx, esim.id, replacement);
  return replacement;
}

/** As an operator decides; it is counted as the owner's repairs are, which the caller holds. Gives the new eSIM's id. */
export async function replaceForOwner(
  app: Uses<"providers">,
  tx: Tx,
  esim: EsimRow,
  amount: number,
): Promise<string> {
  await insertRepair(tx, esim.id, "replacement", amount);
  return replace(app, tx, esim, await piecesOfLine(tx, esim.orderLineId));
}

/** Leaves it to people, who find all that is known of it beside the owner's words; no code, and of the ICCID its end. */
export async function askSupport(
  app: RepairApp,
  { model, said, ...asked }: Asked & { model?: string | undefined; said?: string | undefined },
): Promise<Repair> {
  const { orderId } = await askProvider(app, asked);
  const { id } = asked;
  await app.db.transaction().execute(async (tx) => {
    await lockOrder(tx, orderId);
    const { support, esim } = await diagnose(app, tx, id, asked);
    if (support === "asked") return;
    if (support !== "possible") throw new Refusal("not_repairable");
    await insertFailure(tx, {
      esimId: id,
      what: esim.connectedAt || esim.usedBytes > 0 ? "no_connection" : "does_not_install",
      said: handOverTo(esim, { model, said }),
      walletOf: null,
      status: "with_support",
      note: "its owner asked for a repair",
    });
    await app.jobs.send(tx, mailRequestJob, { esimId: id, what: "failure" });
  });
  return see(await diagnose(app, app.db, id, asked), true);
}
