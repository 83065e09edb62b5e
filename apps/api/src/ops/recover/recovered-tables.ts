/** What becomes of a table's rows that a second restore has and this database has not, or has otherwise. */
export type Way =
  /** Told apart by their key: what is missing is added, what differs becomes as it is there. */
  | "rows"
  /** The same; and what was deleted there, as people have their accounts deleted, is deleted here too. */
  | "rows and deletions"
  /** Only ever added to, and numbered anew: told apart by all that they say. */
  | "history"
  /** Added as acts of now, with when they were done. */
  | "acts"
  /** Moved by the ledger's own function, oldest first. */
  | "transfers"
  /** Counted, read or made anew, or a part of another table's way. */
  | "left";

/** Every table, those before that others refer to. A test compares it with the database. */
export const recoveredTables: Readonly<Record<string, Way>> = {
  customer: "rows and deletions",
  known_device: "rows",
  session: "rows",
  device: "rows",
  push_subscription: "rows",
  push_notification: "rows",
  consent: "rows",
  unwanted_mail: "rows",
  unwanted_notification: "rows",
  wallet_pin: "rows",
  one_time_code: "left",
  limit_counter: "left",

  price_book: "rows",
  currency: "left",
  destination: "left",
  plan: "left",
  plan_offer: "left",
  catalogue_revision: "left",
  catalogue_sync: "left",
  supplier_credit: "left",
  call_line: "left",
  gateway_outage: "left",

  coupon: "rows",
  voucher_batch: "rows",
  customer_order: "rows",
  order_line: "rows",
  order_history: "history",
  invoice_year: "rows",
  invoice: "rows",
  coupon_use: "rows",
  voucher: "rows",
  voucher_history: "history",
  top_up: "rows",
  pay_back: "rows",

  payment: "rows",
  payment_history: "history",
  payment_start: "history",
  payment_link: "rows",
  payment_by_link: "rows",
  payer_address: "rows",
  dispute: "rows",
  dispute_history: "history",

  // A wallet's refund and its transfer ask for each other: see merge-restored.ts.
  wallet_account: "left",
  wallet_transfer: "transfers",
  wallet_entry: "left",
  refund: "rows",
  new_device_spend: "rows",
  ledger_check: "left",

  esim: "rows",
  esim_history: "history",
  esim_status_change: "history",
  esim_usage: "rows",
  esim_alert: "rows",
  esim_cancellation: "rows",
  esim_failure: "rows",
  esim_repair: "rows",
  esim_share: "rows",
  esim_feedback: "rows",
  feedback_revision: "rows",
  recharge: "rows",
  recharge_history: "history",
  recharge_offer: "left",
  automatic_recharge: "rows",
  automatic_recharge_run: "rows",

  chat: "rows and deletions",
  chat_message: "rows",
  chat_photo: "rows",
  chat_erasure: "rows",
  mail_handed_over: "rows",
  returned_mail: "rows",
  sent_mail: "rows",
  taking_day: "rows",
  taking_difference: "rows",
  taking_statement: "rows",
  statement_naming: "rows",
  webhook_event: "rows",

  operator: "rows",
  operator_passkey: "rows",
  operator_session: "left",
  operator_invitation: "left",
  operator_view: "rows",
  block: "rows",
  blocked_fact: "rows",
  pause: "rows",
  hiding: "rows",
  saved_answer: "rows",
  // The agents' copy: what was written stands in the chat, whose next message opens another conversation there.
  desk_conversation: "left",
  desk_message: "left",
  desk_photo: "left",
  operator_act: "acts",
  operator_proposal: "left",
  operator_proposal_end: "left",
  unknown_outside: "left",
  shop_closing: "left",
  secret_key_use: "left",
  migration: "left",
};
