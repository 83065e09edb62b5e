import type { AdminDataOf, BatchVoucher, VoucherBatch, VoucherBatchPage } from "@rihla/contract/admin";
import type { Uses } from "../../../app.ts";
import { algiersDay } from "../../../infra/algiers.ts";
import { pageOf } from "../../../infra/database/page.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import { countBatches } from "../../vouchers/index.ts";
import { findActsUpon } from "../acts.repository.ts";
import { findPlansNamed, findVouchersShown } from "./voucher-lists.repository.ts";

const pageSize = 50;

export async function listBatches(
  { db }: Uses<"db">,
  after: string | undefined,
): Promise<AdminDataOf<"GET /voucher-batches">> {
  const rows = await countBatches(db, { after, most: pageSize + 1 });
  const { items, next } = pageOf(rows, pageSize);
  const plans = await findPlansNamed(
    db,
    items.map(({ plan }) => plan),
  );
  return { batches: items.map((row) => toBatch(row, plans)), next };
}

/** Its vouchers are told by their numbers: what their codes are stands in no answer. */
export async function showBatch({ db }: Uses<"db">, number: string): Promise<VoucherBatchPage> {
  const [row] = await countBatches(db, { number });
  if (!row) throw new OperatorRefusal("batch_unknown", { batch: number });
  const [plans, rows, acts] = await Promise.all([
    findPlansNamed(db, [row.plan]),
    findVouchersShown(db, row.id),
    findActsUpon(db, row.number, Object.keys(actNames)),
  ]);
  const vouchers = rows.map(toVoucher);
  return {
    ...toBatch(row, plans),
    usedDays: usedDays(vouchers),
    vouchers,
    acts: acts.map(({ at, who, why, act, details }) => ({
      at: at.toISOString(),
      who,
      why,
      act: actNames[act as keyof typeof actNames],
      count: Number(details.codes ?? details.blocked ?? 0) || null,
    })),
  };
}

const actNames = {
  "voucher create": "create",
  "voucher export": "export",
  "voucher sheet": "sheet",
  "voucher block": "block",
} as const;

type Counted = Awaited<ReturnType<typeof countBatches>>[number];
type Plans = Awaited<ReturnType<typeof findPlansNamed>>;

function toBatch({ plan: code, expiresAt, createdAt, ...row }: Counted, plans: Plans): VoucherBatch {
  const plan = plans.find((one) => one.code === code);
  return {
    ...row,
    days: row.days ?? plan?.days ?? null,
    plan: {
      code,
      kind: plan?.kind ?? null,
      dataBytes: plan?.dataBytes ?? null,
      destination: plan?.names ?? null,
      onSale: plan?.onSale ?? false,
    },
    expiresAt: expiresAt.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}

function toVoucher(row: Awaited<ReturnType<typeof findVouchersShown>>[number]): BatchVoucher {
  const { nth, status, expiresAt, orderNumber, redeemedAt } = row;
  return {
    nth,
    state: status === "unused" && expiresAt <= new Date() ? "expired" : status,
    expiresAt: expiresAt.toISOString(),
    orderNumber,
    redeemedAt: redeemedAt?.toISOString() ?? null,
  };
}

function usedDays(vouchers: readonly BatchVoucher[]): VoucherBatchPage["usedDays"] {
  const used = vouchers.flatMap(({ redeemedAt }) => (redeemedAt ? [algiersDay(new Date(redeemedAt))] : []));
  const days = Object.entries(Object.groupBy(used, (day) => day));
  return days
    .map(([day, all]) => ({ day, redeemed: all?.length ?? 0 }))
    .toSorted((one, other) => other.day.localeCompare(one.day));
}
