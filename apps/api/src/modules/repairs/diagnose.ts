import type { CancellationState, FailureState, RefundDestination, Repair } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Executor } from "../../database.ts";
import type { Caller } from "../../http/caller.ts";
import { Refusal } from "../../refusal.ts";
import { type EsimRow, findEsim, toldStatus, wasRefused } from "../esims/index.ts";
import { describeCancellation, findOrdersById, type OrderRow, piecesOfLine } from "../orders/index.ts";
import { findRefundFor } from "../payments/index.ts";
import { findRechargesOfEsim, isRefused } from "../recharges/index.ts";
import { repairDays, repairOffers, whereIs } from "./repair.ts";
import { countRepairs, findRepair } from "./repairs.repository.ts";

export type DiagnoseApp = Uses<"config" | "db" | "esimEvents" | "log" | "methods" | "providers">;

export type Diagnosis = {
  esim: EsimRow;
  order: OrderRow;
  /** How many eSIMs its order line was for. */
  pieces: number;
  offers: ReturnType<typeof repairOffers>;
  done: Done | undefined;
  support: Repair["support"];
};

type Done = NonNullable<Awaited<ReturnType<typeof findRepair>>> & { to: RefundDestination | null };
/** Its owner, signed in; with the order's own secret where they hold it. */
export type Asking = { caller: Caller; orderSecret: string | null };

/** How an eSIM stands as far as the shop knows. Someone else's does not exist. */
export async function diagnose(
  app: DiagnoseApp,
  db: Executor,
  id: string,
  asking: Asking,
): Promise<Diagnosis> {
  const { caller } = asking;
  const esim = await findEsim(db, id);
  const [order] = esim ? await findOrdersById(db, [esim.orderId]) : [];
  if (!esim || !order || esim.email !== caller.email || wasRefused(esim)) throw new Refusal("not_found");
  const { esims, ways } = await describeCancellation(app, order, asking, db);
  const paid = esims.find((one) => one.id === id);
  const done = await whatWasDone(db, id);
  const open = paid && !paid.failure && leavesIt[paid.state];
  const repaired = await countRepairs(db, caller.email, repairDays);
  const creditTo = ways.some(({ to }) => to === "wallet") ? "wallet" : (ways[0]?.to ?? null);
  const pieces = await piecesOfLine(db, esim.orderLineId);
  const wasToppedUp = (await findRechargesOfEsim(db, id)).some((one) => !isRefused(one));
  const bought = {
    price: paid?.amount.amount ?? 0,
    currency: order.currency,
    creditTo,
    repaired,
    wasToppedUp,
  };
  return {
    esim,
    order,
    pieces,
    offers: open && !done && bought.price > 0 ? offersFor(esim, pieces, bought) : [],
    done,
    support: supportOf(paid, done !== undefined),
  };
}

/** `to`: where a credit went. */
async function whatWasDone(db: Executor, id: string): Promise<Done | undefined> {
  const repair = await findRepair(db, id);
  const refund = repair?.kind === "credit" && (await findRefundFor(db, `repaired:${id}`));
  return repair && { ...repair, to: refund ? refund.destination : null };
}

/** One that came in another's place is not replaced again. */
const offersFor = (esim: EsimRow, pieces: number, bought: Parameters<typeof repairOffers>[1]) =>
  repairOffers(esim, bought, new Date()).filter(
    ({ kind }) => kind !== "replacement" || esim.position < pieces,
  );

type Paid = Awaited<ReturnType<typeof describeCancellation>>["esims"][number];

/** Whether giving it back, as that stands, leaves the eSIM to its owner: it is neither gone nor on its way out. */
const leavesIt: Readonly<Record<CancellationState, boolean>> = {
  in_use: true,
  too_late: true,
  by_support: true,
  possible: true,
  on_request: true,
  being_decided: false,
  under_way: false,
  cancelled: false,
  being_prepared: false,
};

const answers: Readonly<Record<FailureState, "asked" | "decided">> = {
  with_support: "asked",
  given_back: "decided",
  refused: "decided",
};

function supportOf(paid: Paid | undefined, done: boolean): Repair["support"] {
  if (paid?.failure) return answers[paid.failure];
  return !done && paid && paid.reportable.length > 0 ? "possible" : "too_late";
}

export function see({ esim, order, offers, done, support }: Diagnosis, answered: boolean): Repair {
  const { currency } = order;
  return {
    status: toldStatus(esim),
    where: whereIs(esim),
    answered,
    offers: offers.map(({ kind, amount, to }) => ({ kind, amount: { amount, currency }, to })),
    done: done
      ? {
          kind: done.kind,
          to: done.to,
          amount: { amount: done.amount, currency },
          at: done.createdAt.toISOString(),
          esim: esim.replacedBy,
        }
      : null,
    support,
  };
}

const hidden = 4;

/** For the people who look at it: one line of facts, then the owner's words. */
export function handOverTo(
  esim: EsimRow,
  { model, said }: { model?: string | undefined; said?: string | undefined },
): string {
  const facts = [
    `phone: ${model?.trim() || "not told"}`,
    `country: ${esim.plan.destination}`,
    `state: ${toldStatus(esim)} (${esim.saidState ?? "not told"})`,
    `ICCID: …${esim.iccid?.slice(-hidden) ?? ""}`,
  ];
  return [facts.join(" · "), said?.trim() ?? ""].filter(Boolean).join("\n");
}
