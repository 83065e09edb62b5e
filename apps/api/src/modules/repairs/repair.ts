import type { EsimStatus, RefundDestination, RepairKind, Whereabouts } from "@rihla/contract";
import { currencyRow } from "@rihla/contract/rules";
import { repairedByItself } from "@rihla/contract/rules/repairs";
import { type EsimRow, hasCome, hasStarted, toldStatus } from "../esims/index.ts";

const day = 24 * 3_600_000;

/** A replacement costs the shop another eSIM, so it takes nearly all of it unused; of the rest the owner gets what it is worth. */
const nearlyAll = 0.9;
/** Of one customer in `repairDays`. */
const mostRepairs = 2;
export const repairDays = 90;

/**
 * loadable: no phone has it · over: its time is · gone: nobody will ever be online with it again, whatever the phone shows ·
 * deleted: the same, unless its code is free again · there: on a phone, or on its way to one
 */
const stands: Readonly<Record<EsimStatus, "loadable" | "over" | "gone" | "deleted" | "there">> = {
  allocating: "there",
  new: "loadable",
  installing: "there",
  onboard: "there",
  in_use: "there",
  depleted: "there",
  suspended: "there",
  unknown: "there",
  expired: "over",
  canceled: "over",
  revoked: "gone",
  deleted: "gone",
  user_deleted: "deleted",
};

export function whereIs(esim: EsimRow): Whereabouts {
  const stand = stands[toldStatus(esim)];
  if (stand === "over" || !hasCome(esim)) return "over";
  if (esim.codeIsFree && (stand === "loadable" || stand === "deleted")) return "code_free";
  if (stand === "gone" || stand === "deleted") return "gone";
  return esim.profileState === "unknown" || esim.profileState === null ? "not_told" : "on_phone";
}

/** Its time is over, or it was given back: nothing comes in its place. */
export const isOver = (esim: EsimRow): boolean => whereIs(esim) === "over";

/**
 * The part of an eSIM that nobody had, 0 to 1: of its data or of its days, whichever is less. 0 where its time is over, or nothing tells
 * how long it lasts.
 */
export function unusedShare(esim: EsimRow, now: Date): number {
  return Math.min(unusedData(esim), unusedDays(esim, now));
}

function unusedData({ plan, planState, totalBytes, usedBytes }: EsimRow): number {
  if (plan.kind === "unlimited") return 1;
  if (planState === "used-up" || !totalBytes) return usedBytes > 0 || planState === "used-up" ? 0 : 1;
  return Math.max(0, 1 - usedBytes / totalBytes);
}

function unusedDays(esim: EsimRow, now: Date): number {
  const begun = esim.connectedAt !== null || esim.usedBytes > 0 || hasStarted(esim, esim.plan.starts);
  if (begun && !esim.expiresAt) return 0;
  const issued = esim.issuedAt ?? esim.createdAt;
  const end = esim.expiresAt?.getTime() ?? issued.getTime() + esim.plan.unusedValidDays * day;
  const left = (end - now.getTime()) / (esim.days * day);
  return begun ? Math.min(1, Math.max(0, left)) : Number(left > 0);
}

type Bought = {
  /** What was paid for it, minor units. */
  price: number;
  currency: string;
  /** Where its money may go, the wallet before the card; null: nowhere. */
  creditTo: RefundDestination | null;
  /** How many of theirs were repaired lately. */
  repaired: number;
  /** By orders with prices of their own: only people tell what is left of which. */
  wasToppedUp: boolean;
};

/** What the shop does for who asks. None of one that lives, or could be loaded again. */
export function repairOffers(
  esim: EsimRow,
  { price, currency, creditTo, repaired, wasToppedUp }: Bought,
  now: Date,
): { kind: RepairKind; amount: number; to: RefundDestination | null }[] {
  const most = repairedByItself[currency] ?? 0;
  if (whereIs(esim) !== "gone" || wasToppedUp || repaired >= mostRepairs) return [];
  const share = unusedShare(esim, now);
  const { priceStep } = currencyRow(currency);
  const credit = Math.floor((price * share) / priceStep) * priceStep;
  return [
    ...(share >= nearlyAll && price <= most
      ? [{ kind: "replacement" as const, amount: price, to: null }]
      : []),
    ...(creditTo && credit > 0 && credit <= most
      ? [{ kind: "credit" as const, amount: credit, to: creditTo }]
      : []),
  ];
}
