/**
 * What the use cases of operators refuse with, and the figures that each tells. The command line words them, screens translate them; the
 * shop's own endpoints know none. Names, addresses and e-mails are never among the figures.
 */
export const operatorRefusals = {
  order_unknown: ["order"],
  customer_unknown: [],
  day_unreadable: ["day"],
  difference_unknown: [],
  explained_already: [],
  /** Megabytes. */
  statement_too_large: ["most"],
  /** No table with headings, a reference, a sum and a moment. */
  statement_unreadable: [],
  /** No line of it moved money. */
  statement_empty: [],
  /** Its first and last day. */
  statement_of_other_day: ["day", "from", "to"],
  named_meanwhile: [],
  too_many_views: ["most"],

  nothing_paid: ["order"],
  /** Minor units. */
  more_than_left: ["paid", "left", "currency"],
  goes_back_as_it_came: ["payment"],
  nothing_with_shop: ["order"],
  /** Its bank holds the money, or has taken it. */
  payment_under_dispute: [],
  dispute_unknown: [],
  dispute_not_lost: [],
  /** Of the top-up that is disputed: it is spent, or was none. */
  nothing_in_wallet: [],
  taken_out_already: [],
  /** Minor units; until the day of `until` some of the rest. */
  held_by_card: ["free", "currency", "until"],
  currency_not_sold: ["currency"],

  needs_second_person: ["hours"],
  proposal_unknown: ["proposal"],
  proposal_ended: [],
  proposal_outgrown: [],
  /** It waits for somebody else. */
  own_proposal: [],
  proposal_waits: ["until"],

  nothing_by_hand: ["id"],
  no_refund_to_begin: ["id"],
  begun_already: ["id", "at"],
  nothing_to_decide: ["esim"],
  given_back_by_rule: ["esim"],
  supplier_not_asked: ["esim"],
  no_mail_waits: ["order"],
  /** It has not come, or is at its end. */
  code_not_to_show: ["esim"],
  code_shown_already: ["esim"],
  /** On a phone, as its supplier or its owner says. */
  esim_installed: ["esim"],
  esim_shared: ["esim"],
  esim_unknown: ["esim"],
  /** Or its supplier can't tell. */
  esim_in_use: ["esim"],
  supplier_silent: ["esim"],
  replaced_already: ["esim"],
  not_replaceable: ["esim"],
  nothing_to_resend: ["order"],
  /** So many minutes have to pass. */
  resent_lately: ["order", "minutes"],
  /** Minor units: somebody else was quicker. */
  changed_meanwhile: ["left", "currency"],

  coupon_unknown: ["coupon"],
  coupon_exists: ["coupon"],
  coupon_unreadable: ["coupon"],
  /** Somebody was quicker. */
  coupon_blocked_already: ["coupon"],
  end_before_start: [],
  currency_unknown: ["currency"],
  no_sum: ["amount", "currency"],

  batch_unknown: ["batch"],
  batch_too_large: ["most"],
  end_is_over: ["end"],
  plan_not_sold: ["plan"],
  voucher_not_in_batch: ["batch", "nth"],
  voucher_unreadable: [],
  voucher_unknown: [],
  vouchers_used_up: ["batch"],
  key_forgotten: ["nth"],

  block_unknown: [],
  /** It ended, or somebody has lifted it. */
  block_is_over: [],
  /** Everything that is asked for; until then, or "" where it has no end. */
  blocked_already: ["until"],
  fact_unreadable: ["kind"],
  /** Bits, at least. */
  network_too_wide: ["ipv4", "ipv6"],
  /** Who asks is in it, or the shop itself. */
  own_network: [],
  /** Longer than so many days, without an end, or a network. */
  block_for_owners: ["days"],
  company_unknown: ["company"],
  paused_already: ["company"],
  not_paused: ["company"],
  /** A plan or a place. */
  item_unknown: ["item"],
  hidden_already: ["item"],
  not_hidden: ["item"],
  /** Or a rate, or what is on sale. */
  book_changed: [],
  last_rule_narrow: [],
  conversation_unknown: [],
  /** Somebody wrote, answered or closed since it was looked at. */
  said_meanwhile: [],
  /** A field of a saved answer still stands between braces. */
  field_unfilled: ["field"],
  field_unknown: ["field"],
  /** A code, card number or PIN, as they are made unreadable where customers write them. */
  holds_a_code: [],
  answer_unknown: [],
  answer_changed: [],

  nothing_written: ["esim"],
  read_already: ["esim", "reading"],
} as const satisfies Record<string, readonly string[]>;

export type OperatorRefusalCode = keyof typeof operatorRefusals;

/** The figures of one code, by name. */
export type RefusalFigures<Code extends OperatorRefusalCode = OperatorRefusalCode> = Record<
  (typeof operatorRefusals)[Code][number],
  string | number
>;
