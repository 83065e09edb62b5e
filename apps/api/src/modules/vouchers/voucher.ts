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

/** Refuses a voucher that gives nothing now. `isOwn`: whoever asks has redeemed it. */
export function assertUnused(
  { status, expiresAt }: Pick<VoucherRow, "status" | "expiresAt">,
  isOwn: boolean,
  now: Date,
): void {
  if (status === "redeemed" && isOwn) throw new Refusal("voucher_already_activated");
  if (status !== "unused") throw new Refusal("voucher_used");
  if (now >= expiresAt) throw new Refusal("voucher_expired");
}
