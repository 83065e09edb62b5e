import type { Cancellation, Failure, RefundDestination } from "@rihla/contract";
import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import { secretKeysOf } from "../../../infra/secret-keys.ts";
import { Refusal } from "../../../refusal.ts";
import {
  cancelEsim,
  findEsim,
  giveUpEsim,
  insertCancellations,
  insertFailure,
  isUnused,
  refreshEsim,
  whoDecides,
} from "../../esims/index.ts";
import { cancellationLimits, spendLimits } from "../../limits/index.ts";
import type { OrderRow } from "../order.ts";
import { mailRequestJob } from "../orders.queue.ts";
import { lockOrder } from "../orders.repository.ts";
import { type Claim, findOwnOrder, startedBy } from "../show-order.ts";
import { type CancelApp, chosenWallet, describe, tellRequest } from "./cancel-order.ts";
import { checkInWords } from "./device-check.ts";
import { alarmOfNetwork, networkOf } from "./phone-refusal.ts";
import { refundFailedEsim } from "./refund-esim.ts";

type ReportApp = CancelApp & Uses<"gateways" | "jobs">;
type Wanted = {
  number: string;
  claim: Claim;
  ip: string;
  esim: string;
  what: Failure;
  said?: string | undefined;
  to: RefundDestination;
};

/**
 * The buyer of an eSIM says that it does not work. Phases: its provider is asked how it is (no transaction) · one transaction
 * that decides where the shop can know, and else leaves it to people · what nobody has installed is given back at its
 * provider, whose yes pays it back (`cancelEsim`). Of a phone that refuses the eSIM the same where its provider only ends it, or has people who decide.
 */
export async function reportFailure(app: ReportApp, wanted: Wanted): Promise<Cancellation> {
  const { number, claim, what } = wanted;
  const order = await findOwnOrder(app, number, claim);
  await spendLimits(app, cancellationLimits, { ip: wanted.ip, caller: claim.caller, orderId: order.id });
  const before = await describe(app, order, claim);
  const known = before.esims.find(({ id }) => id === wanted.esim);
  // Said twice is said once.
  if (known?.failure || known?.state === "under_way" || known?.state === "cancelled") return before;
  const walletOf = await chosenWallet(app, app.db, order, wanted);
  if (!known?.reportable.includes(what) || walletOf === undefined) throw new Refusal("not_reportable");
  await refreshEsim(app, wanted.esim, 0);
  const decided = await app.db.transaction().execute(async (tx) => {
    const held = await lockOrder(tx, order.id);
    if (held.erasedAt) throw new Refusal("not_found");
    return decide(app, tx, held, wanted, walletOf);
  });
  if (decided === "take-back") await cancelEsim(app, wanted.esim);
  return describe(app, order, claim);
}

async function decide(
  app: ReportApp,
  tx: Tx,
  order: OrderRow,
  { esim: esimId, what, said, claim, ip }: Wanted,
  walletOf: string | null,
) {
  const esim = await findEsim(tx, esimId);
  if (!esim) throw new Refusal("not_found");
  const by = whoDecides(esim, app.providers.get(esim.provider)?.abilities.cancel);
  const { customerId: askedBy } = startedBy(secretKeysOf(app.config), order, claim);
  const report = { esimId, what, said: said ?? null, walletOf, askedBy, network: networkOf(app, ip) };
  const toSupport = async (note: string) => {
    await insertFailure(tx, { ...report, status: "with_support", note });
    await app.jobs.send(tx, mailRequestJob, { esimId, what: "failure" });
  };
  const returnEsim = async (note: string) => {
    await insertFailure(tx, { ...report, status: "given_back", note });
    await refundFailedEsim(app, tx, esim, walletOf);
  };
  if (by === "take-back") {
    await insertCancellations(tx, [esimId], walletOf);
    await tellRequest(app.jobs, tx, esimId, "possible");
  } else if (by === "support" && what === "phone_refuses") {
    await toSupport(checkInWords(order.deviceCheck));
    await alarmOfNetwork(app, tx, report.network);
    if (!isUnused(esim) || !endsEsims(app, esim)) return by;
    await insertCancellations(tx, [esimId], walletOf);
    return "take-back";
  } else if (by === "support") await toSupport("nothing here tells whether it works");
  else if (by === "provider") await returnEsim("its provider ended it unused");
  else if (await giveUpEsim(tx, esimId)) {
    await returnEsim("it never came");
    await app.esimEvents.onRefused(tx, esim);
  } else await toSupport("it has come, or was not asked for yet");
  return by;
}

/** Its provider can make it serve nobody: by its people, or for nothing. */
function endsEsims({ providers }: Uses<"providers">, { provider: name }: { provider: string }): boolean {
  const provider = providers.get(name);
  return provider !== undefined && (provider.abilities.cancel === "by-hand" || provider.revoke !== null);
}
