import type { Database } from "./database.ts";
import type { BankOrder, Outside, ReceivedMail, SupplierOrder } from "./outside.ts";

export type OurOrder = { id: string; number: string; email: string; status: string };
export type OurPayment = {
  id: string;
  orderNumber: string;
  status: "pending" | "paid" | "declined" | "refunded";
  gatewayRef: string | null;
  settlesOrder: boolean;
  sessionEndsAt: Date;
  nextCheckAt: Date | null;
};
/** Centimes. */
export type OurRefund = {
  id: string;
  paymentId: string;
  amount: number;
  status: "requested" | "sent" | "done" | "manual";
  note: string | null;
  nextLookAt: Date | null;
  notTakenAt: Date | null;
};
/** `price`: what was paid for it, centimes. */
export type OurEsim = {
  id: string;
  orderId: string;
  orderNumber: string;
  provisioning: "waiting" | "requested" | "issued" | "refused";
  reference: string;
  iccid: string | null;
  price: number;
  nextAttemptAt: Date | null;
};
/** A mail that is still to go out. */
export type OurJob = { name: string; state: string; due: Date };

/** A code that so many may use; `left` of them may still. */
export type OurCoupon = { code: string; uses: number; left: number; held: number; heldByUnsold: number };
/** What of the wallets' ledger does not add up. */
export type OurLedger = { unbalanced: number; wrongBalances: number };

export type Books = {
  orders: OurOrder[];
  payments: OurPayment[];
  refunds: OurRefund[];
  esims: OurEsim[];
  mailJobs: OurJob[];
  coupons: OurCoupon[];
  ledger: OurLedger;
  bank: BankOrder[];
  supplier: SupplierOrder[];
  mails: ReceivedMail[];
};

/** What each has written down: the shop in its database, the companies in theirs, asked over HTTP. */
export async function readBooks({ query }: Database, outside: Outside): Promise<Books> {
  return {
    orders: await query("select id, number, email, status from customer_order"),
    payments: await query(
      `select id, order_number as "orderNumber", status, gateway_ref as "gatewayRef", settles_order as "settlesOrder",
        session_ends_at as "sessionEndsAt", next_check_at as "nextCheckAt" from payment`,
    ),
    refunds: await query(
      `select id, payment_id as "paymentId", amount::float8, status, note, next_look_at as "nextLookAt",
        not_taken_at as "notTakenAt" from refund`,
    ),
    esims: await query(
      `select e.id, e.order_id as "orderId", e.order_number as "orderNumber", e.provisioning,
        e.provider_transaction as reference, e.iccid, (l.unit_price - 100 * (l.coupon_discount / 100 / l.quantity
          + (e.position < l.coupon_discount / 100 % l.quantity)::int))::float8 as price, e.next_attempt_at as "nextAttemptAt"
        from esim e join order_line l on l.id = e.order_line_id`,
    ),
    mailJobs: await query(
      `select name, state, start_after as due from jobs.job
        where state < 'completed' and name in ('mail-order', 'mail-money-back')`,
    ),
    coupons: await query(
      `select c.code, c.max_uses as uses, c.uses_left as left, count(u.order_id)::int as held,
        count(*) filter (where o.status = 'closed')::int as "heldByUnsold"
        from coupon c left join coupon_use u on u.coupon_id = c.id left join customer_order o on o.id = u.order_id
        where c.max_uses is not null group by c.id`,
    ),
    ledger: await readLedger(query),
    bank: await outside.bankOrders(),
    supplier: await outside.supplierOrders(),
    mails: await outside.mails(),
  };
}

async function readLedger(query: Database["query"]): Promise<OurLedger> {
  const [ledger] = await query<OurLedger>(
    `select
      (select count(*) from (select from wallet_entry group by transfer_id having sum(amount) <> 0) t)::int as unbalanced,
      (select count(*) from wallet_account a where a.balance <> (
        select coalesce(sum(e.amount), 0) from wallet_entry e where e.account_id = a.id))::int as "wrongBalances"`,
  );
  return ledger as OurLedger;
}
