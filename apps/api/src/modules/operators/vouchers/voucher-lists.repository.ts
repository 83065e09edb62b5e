import type { Names } from "@rihla/contract";
import { sql } from "kysely";
import type { Db } from "../../../database.ts";

/** Of plans by their code what vouchers of them open, also of those that are sold no more. */
export async function findPlansNamed(db: Db, codes: readonly string[]) {
  const { rows } = await sql<{
    code: string;
    kind: "fixed" | "unlimited";
    dataBytes: number;
    days: number | null;
    onSale: boolean;
    names: Names;
  }>`select p.code, p.kind, p.data_bytes::float8 as "dataBytes", p.days, p.withdrawn_at is null as "onSale", d.names
    from plan p join destination d on d.code = p.destination_code where p.code = any(${[...codes]}::text[])`.execute(
    db,
  );
  return rows;
}

/** A batch's vouchers by their numbers; of one that is redeemed the order that it paid for, and since when. */
export async function findVouchersShown(db: Db, batchId: string) {
  const { rows } = await sql<{
    nth: number;
    status: "unused" | "redeemed" | "blocked";
    expiresAt: Date;
    orderNumber: string | null;
    redeemedAt: Date | null;
  }>`select v.nth, v.status, v.expires_at as "expiresAt", o.number as "orderNumber",
      (select max(h.at) from voucher_history h where h.voucher_id = v.id and h.to_status = 'redeemed' and v.status = 'redeemed')
        as "redeemedAt"
    from voucher v left join customer_order o on o.id = v.order_id where v.batch_id = ${batchId} order by v.nth`.execute(
    db,
  );
  return rows;
}
