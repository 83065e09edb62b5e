import { currencyRow, offeredCurrencies } from "@rihla/contract/rules";
import type { Database } from "./database.ts";

/** `unasked`: the shop placed it by itself, for whoever had wanted that. */
export type OurOrder = {
  id: string;
  number: string;
  email: string;
  status: string;
  byVoucher: boolean;
  unasked: boolean;
};
export type OurTopUp = { id: string; number: string; email: string; amount: number };
/** `orderId`, `orderNumber`: or of the top-up. Minor units. */
export type OurPayment = {
  id: string;
  paysFor: "order" | "top-up";
  orderId: string;
  orderNumber: string;
  gateway: string;
  status: "pending" | "paid" | "declined" | "refunded";
  amount: number;
  gatewayRef: string | null;
  settlesOrder: boolean;
  byLink: boolean;
  sessionEndsAt: Date;
  nextCheckAt: Date | null;
};
export type OurRefund = {
  id: string;
  paymentId: string;
  amount: number;
  destination: "card" | "wallet";
  status: "requested" | "sent" | "done" | "manual";
  note: string | null;
  nextLookAt: Date | null;
  notTakenAt: Date | null;
};
/** `price`: what was paid for it. */
export type OurEsim = {
  id: string;
  orderId: string;
  orderNumber: string;
  provisioning: "waiting" | "requested" | "issued" | "refused";
  /** Null where nobody gives it back. */
  cancellation: "asked" | "done" | "refused" | null;
  /** The supplier's people have been asked, and decide in days. */
  withPeople: boolean;
  supplier: string;
  reference: string;
  iccid: string | null;
  /** When an order for it was sent to the supplier last, and whether that one is known to have arrived. */
  sentAt: Date | null;
  /** When its code was here. */
  issuedAt?: Date | null;
  hasOrder: boolean;
  price: number;
  nextAttemptAt: Date | null;
  /** Another one came in its place, for the same price. */
  isReplaced: boolean;
  /** It came, or will, in the place of another one of its order. */
  isReplacement: boolean;
  /** Its buyer has been told how it ended. */
  isEndTold: boolean;
  /** What of its price went into a wallet, since it was gone. */
  credited: number;
};
/** More data for an eSIM that somebody has. */
export type OurRecharge = {
  id: string;
  orderNumber: string;
  status: "waiting" | "requested" | "done" | "refused";
  supplier: string;
  iccid: string | null;
  price: number;
  sentAt: Date | null;
  nextAttemptAt: Date | null;
};
/** What was done when the data of an eSIM ran low whose owner wants more by itself. */
export type OurAutomaticRun = { esimId: string; outcome: string; orderNumber: string | null };
export type OurVoucher = { id: string; status: "unused" | "redeemed" | "blocked"; orderId: string | null };
/** A mail that is still to go out. */
export type OurJob = { name: string; state: string; due: Date };
/** A code that so many may use; `left` of them may still. */
export type OurCoupon = { code: string; uses: number; left: number; held: number; heldByUnsold: number };

export type OurBooks = {
  orders: OurOrder[];
  topUps: OurTopUp[];
  payments: OurPayment[];
  refunds: OurRefund[];
  esims: OurEsim[];
  mailJobs: OurJob[];
  coupons: OurCoupon[];
  recharges: OurRecharge[];
  automaticRuns: OurAutomaticRun[];
  vouchers: OurVoucher[];
};

/** What a coupon takes off a line is shared in whole steps among its eSIMs, the first ones getting what is left over. */
const price = (currency: string) => {
  const { priceStep } = currencyRow(currency);
  return `l.unit_price - ${priceStep} * (l.coupon_discount / ${priceStep} / l.quantity
    + (e.position < l.coupon_discount / ${priceStep} % l.quantity)::int)`;
};

const prices = offeredCurrencies.map((code) => `when '${code}' then ${price(code)}`).join(" ");

export async function readOurBooks(query: Database["query"]): Promise<OurBooks> {
  return {
    orders: await query(
      `select id, number, email, status, payment_method is not distinct from 'voucher' as "byVoucher",
        idempotency_key like 'automatic-%' as unasked from customer_order`,
    ),
    topUps: await query(
      `select t.id, t.number, c.email, t.amount::float8 from top_up t join customer c on c.id = t.customer_id`,
    ),
    payments: await query(
      `select p.id, p.pays_for as "paysFor", p.order_id as "orderId", p.order_number as "orderNumber", p.gateway, p.status,
        p.amount::float8, p.gateway_ref as "gatewayRef", p.settles_order as "settlesOrder", l.link_id is not null as "byLink",
        p.session_ends_at as "sessionEndsAt", p.next_check_at as "nextCheckAt"
        from payment p left join payment_by_link l on l.payment_id = p.id`,
    ),
    refunds: await query(
      `select id, payment_id as "paymentId", amount::float8, destination, status, note, next_look_at as "nextLookAt",
        not_taken_at as "notTakenAt" from refund`,
    ),
    esims: await query(
      `select e.id, e.order_id as "orderId", e.order_number as "orderNumber", e.provisioning, c.status as cancellation,
        c.handed_over_at is not null as "withPeople",
        e.provider as supplier, coalesce(g.provider_transaction, e.provider_transaction) as reference, e.iccid,
        coalesce(g.sent_at, e.sent_at) as "sentAt", e.issued_at as "issuedAt",
        coalesce(g.provider_order, e.provider_order) is not null as "hasOrder",
        (case o.currency ${prices} end)::float8 as price,
        coalesce(c.next_attempt_at, e.next_attempt_at) as "nextAttemptAt",
        e.replaced_by is not null as "isReplaced", e.end_told_at is not null as "isEndTold",
        exists (select from esim gone where gone.replaced_by = e.id) as "isReplacement",
        (case r.kind when 'credit' then r.amount else 0 end)::float8 as credited
        from esim e left join esim g on g.id = e.ordered_with join order_line l on l.id = e.order_line_id
        join customer_order o on o.id = e.order_id
        left join esim_cancellation c on c.esim_id = e.id left join esim_repair r on r.esim_id = e.id`,
    ),
    mailJobs: await query(
      `select name, state, start_after as due from jobs.job where state < 'completed' and name like 'mail-%'`,
    ),
    coupons: await query(
      `select c.code, c.max_uses as uses, c.uses_left as left, count(u.order_id)::int as held,
        count(*) filter (where o.status = 'closed')::int as "heldByUnsold"
        from coupon c left join coupon_use u on u.coupon_id = c.id left join customer_order o on o.id = u.order_id
        where c.max_uses is not null group by c.id`,
    ),
    recharges: await query(
      `select r.id, r.order_number as "orderNumber", r.status, r.provider as supplier, e.iccid,
        l.total::float8 as price, r.sent_at as "sentAt", r.next_attempt_at as "nextAttemptAt"
        from recharge r join esim e on e.id = r.esim_id join order_line l on l.id = r.order_line_id`,
    ),
    automaticRuns: await query(
      `select a.esim_id as "esimId", a.outcome, o.number as "orderNumber"
        from automatic_recharge_run a left join customer_order o on o.id = a.order_id`,
    ),
    vouchers: await query(`select id, status, order_id as "orderId" from voucher`),
  };
}
