import { phoneRefusalDays } from "@rihla/contract/rules";
import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import { keyedDigest } from "../../../infra/ids.ts";
import { networksOf } from "../../../infra/networks-of.ts";
import { secretKeysOf } from "../../../infra/secret-keys.ts";
import {
  countFromNetwork,
  countRefusals,
  type FailureRow,
  findEsim,
  holdRefusalsOf,
  inDinars,
  isUnused,
  lockOpenRefusal,
  noteOfFailure,
  payRefusalBack,
} from "../../esims/index.ts";
import { findPaymentsOf } from "../../payments/index.ts";
import type { OrderRow } from "../order.ts";
import { mailFailureJob } from "../orders.queue.ts";
import { lockOrder } from "../orders.repository.ts";
import { wasChecked } from "./device-check.ts";
import { refundCancelledEsim, refundFailedEsim } from "./refund-esim.ts";
import { whatEsimCost } from "./what-esim-cost.ts";

type Ended = Parameters<typeof refundCancelledEsim>[2];
type JudgingApp = Uses<"config" | "gateways" | "jobs" | "log">;

/** As many from one network in 24 hours as the shop is alarmed by; nobody is refused for it. */
const alarming = 5;

/**
 * An eSIM can serve nobody any more, in the transaction that notes it: what was paid for it goes back. Where it was ended because a phone is said to refuse it,
 * that is so by itself within what the shop decides alone; beyond, a person finds it in `stuck`.
 */
export async function refundEndedEsim(
  app: JudgingApp,
  tx: Tx,
  esim: Ended,
  walletOf: string | null,
): Promise<void> {
  const order = await lockOrder(tx, esim.orderId);
  const refusal = await lockOpenRefusal(tx, esim.id);
  if (!refusal) return refundCancelledEsim(app, tx, esim, walletOf);
  await holdRefusalsOf(tx, order.email);
  const { card, counted, hindrance } = await judge(app, tx, order, esim, refusal);
  const note = `${refusal.note}; its provider has ended it`;
  if (hindrance) return noteOfFailure(tx, esim.id, `${note}; not paid back by itself: ${hindrance}`);
  await payRefusalBack(tx, esim.id, { note, card, counted });
  await refundFailedEsim(app, tx, esim, walletOf);
  await app.jobs.send(tx, mailFailureJob, { esimId: esim.id });
}

/** `hindrance`: why a person decides. */
async function judge(app: JudgingApp, tx: Tx, order: OrderRow, ended: Ended, { askedBy }: FailureRow) {
  const cards = await cardOf(app, tx, order);
  const { amount } = await whatEsimCost(tx, ended);
  const counted = await inDinars(tx, amount);
  const before = await countRefusals(tx, { email: order.email, cards, days: phoneRefusalDays });
  const most = app.config.PHONE_REFUNDS_A_DAY * 100;
  const esim = await findEsim(tx, ended.id);
  const hindrances: [boolean, string][] = [
    [askedBy === null, "a guest asked"],
    [!wasChecked(order.deviceCheck), "the phone was not checked, or failed it"],
    [
      !esim || esim.connectedAt !== null || !(isUnused(esim) || esim.planState === "cancelled"),
      "it was used",
    ],
    [before.account > 0, `the account had one in ${phoneRefusalDays} days`],
    [before.card > 0, `the card had one in ${phoneRefusalDays} days`],
    [before.today + counted > most, "the day's sum is used up"],
  ];
  const [, hindrance] = hindrances.find(([holds]) => holds) ?? [];
  if (hindrance === "the day's sum is used up")
    app.log.error(
      { esimId: ended.id, today: before.today, most },
      "the day's sum for phones that refuse eSIMs is used up",
    );
  return { card: cards[0] ?? null, counted, hindrance };
}

/** As far as its gateway shows it, by each of the shop's keys; the wallet shows none. */
async function cardOf({ config }: Uses<"config">, tx: Tx, order: OrderRow): Promise<string[]> {
  const paid = (await findPaymentsOf(tx, [order.id])).find(({ settlesOrder }) => settlesOrder);
  if (!paid?.card) return [];
  return secretKeysOf(config).map((key) =>
    keyedDigest(key, "refusals' card", `${paid.gateway} ${paid.card}`),
  );
}

/** What is kept of where a refusal was asked from. */
export const networkOf = ({ config }: Uses<"config">, ip: string): string =>
  keyedDigest(config.SECRET_KEY, "refusals' network", networksOf(ip).at(-1)?.name ?? ip);

export async function alarmOfNetwork({ log }: Uses<"log">, tx: Tx, network: string): Promise<void> {
  const reports = await countFromNetwork(tx, network);
  if (reports >= alarming)
    log.error({ network, reports }, "many phones of one network are said to refuse eSIMs");
}
