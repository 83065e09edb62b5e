import type { Selectable } from "kysely";
import { Refusal } from "../../refusal.ts";
import type { VoucherTables } from "./vouchers.tables.ts";

export type VoucherRow = Selectable<VoucherTables["voucher"]>;
export type BatchRow = Selectable<VoucherTables["voucherBatch"]>;
type Status = VoucherRow["status"];

/** redeemed → unused is a voucher whose eSIM could not be delivered: it can be used again. */
export const moves: Readonly<Record<Status, readonly Status[]>> = {
  unused: ["redeemed", "blocked"],
  redeemed: ["unused"],
  blocked: [],
};

/** Why one gives nothing, to whoever has redeemed it and to others; null: it waits to be redeemed. */
const hindrances: Readonly<Record<Status, ((isOwn: boolean) => Refusal) | null>> = {
  unused: null,
  redeemed: (isOwn) => (isOwn ? new Refusal("voucher_already_activated") : new Refusal("voucher_used")),
  blocked: () => new Refusal("voucher_withdrawn"),
};
export const isUnused = ({ status }: Pick<VoucherRow, "status">): boolean => hindrances[status] === null;

/** Refuses a voucher that gives nothing now. `isOwn`: whoever asks has redeemed it. */
export function assertUnused(
  { status, expiresAt }: Pick<VoucherRow, "status" | "expiresAt">,
  isOwn: boolean,
  now: Date,
): void {
  const hindrance = hindrances[status];
  if (hindrance) throw hindrance(isOwn);
  if (now >= expiresAt) throw new Refusal("voucher_expired");
}
