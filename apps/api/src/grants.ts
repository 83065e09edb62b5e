import type { Grants, Right } from "./infra/database/grants.ts";

const read: Right[] = ["select"];
/** What was written stays as written. */
const addTo: Right[] = ["select", "insert"];
/** What is deleted of these goes through `forget_unpaid_orders`, which takes only what nobody paid. */
const keep: Right[] = ["select", "insert", "update"];

/**
 * What the role that serves may do with tables about money and about what was done. `migrate` grants it, a test compares it with the
 * tables and tries the rest; tables that are not here are served whole.
 */
export const grants: Grants = {
  tables: {
    migration: read,
    order_history: addTo,
    payment_history: addTo,
    payment_start: addTo,
    dispute_history: addTo,
    esim_history: addTo,
    esim_status_change: addTo,
    recharge_history: addTo,
    voucher_history: addTo,
    operator_act: addTo,
    operator_proposal: addTo,
    operator_proposal_end: addTo,
    operator: keep,
    operator_passkey: keep,
    consent: addTo,
    price_book: addTo,
    // Written by `wallet_move` alone.
    wallet_account: read,
    wallet_transfer: read,
    wallet_entry: read,
    new_device_spend: addTo,
    ledger_check: addTo,
    pay_back: addTo,
    shop_closing: keep,
    pause: keep,
    hiding: keep,
    taking_day: keep,
    taking_difference: keep,
    taking_statement: keep,
    statement_naming: keep,
    customer_order: keep,
    invoice: keep,
    invoice_year: keep,
    order_line: keep,
    payment: keep,
    refund: keep,
    dispute: keep,
    top_up: keep,
    esim: keep,
    recharge: keep,
    voucher: keep,
    voucher_batch: addTo,
    coupon: keep,
  },
  functions: ["forget_unpaid_orders", "wallet_hold", "wallet_move"],
};
