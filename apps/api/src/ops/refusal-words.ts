import type { OperatorRefusalCode, RefusalFigures } from "@rihla/contract/admin/refusals";
import { OperatorRefusal } from "../operator-refusal.ts";

type Figure = string | number;
type Words = { [Code in OperatorRefusalCode]: string | ((figures: RefusalFigures<Code>) => string) };

/** How the terminal says each refusal. Screens have their own words, in three languages. */
const words: Words = {
  order_unknown: ({ order }) => `There is no order ${order}`,
  customer_unknown: "No customer has the e-mail that was typed, or that the order has",
  day_unreadable: ({ day }) => `"${day}" is no day; write 2026-05-03`,
  difference_unknown: "There is no such difference",
  explained_already: "This was explained before",
  statement_too_large: ({ most }) => `The file has more than ${most} MB. Nothing was changed.`,
  statement_unreadable:
    "This is no CSV with headings, a reference, a sum and a moment: save the list as CSV. Nothing was changed.",
  statement_empty: "No line of the file moved money. Nothing was changed.",
  statement_of_other_day: ({ day, from, to }) =>
    `The file is of ${from === to ? from : `${from} to ${to}`}, not of ${day}. Nothing was changed.`,
  named_meanwhile: "Somebody named these columns meanwhile: read the file again. Nothing was changed.",
  too_many_views: ({ most }) => `Nobody has more than ${most} lists with a name: forget one first`,

  nothing_paid: ({ order }) => `Nobody has paid order ${order}`,
  more_than_left: ({ paid, left, currency }) =>
    `Of ${paid} ${currency} (minor units) ${left} can be given back`,
  goes_back_as_it_came: ({ payment }) =>
    `Payment ${payment} goes back the way it came: no session of who ordered started it. Its owner can still choose the wallet, with the order's secret`,
  nothing_with_shop: ({ order }) => `Nothing that is to go back of order ${order} is with the shop`,
  payment_under_dispute:
    "This payment is disputed, or its bank has taken it back: giving money back too would pay twice. Nothing was done.",
  dispute_unknown: "There is no such dispute",
  dispute_not_lost: "This dispute is not lost: the money is not the bank's. Nothing was done.",
  nothing_in_wallet: "Nothing of this top-up is in a wallet any more. Nothing was done.",
  taken_out_already: "It was taken out of the wallet before. Nothing was done.",
  held_by_card: ({ free, currency, until }) =>
    `Of this wallet ${Number(free) / 100} ${currency} may be paid out now. The rest came by card, whose bank may still call it back; some of it until ${until}. Its owner can have it sent back to the card, in the wallet. Nothing was done.`,
  currency_not_sold: ({ currency }) => `The shop doesn't sell in ${currency}`,

  needs_second_person: ({ hours }) => `This is more than one person may do alone in ${hours} hours`,
  proposal_unknown: ({ proposal }) => `There is no proposal ${proposal}`,
  proposal_ended: "This was decided before",
  proposal_outgrown: "It is more, or for somebody else, than what was asked for: withdraw it and ask again",

  own_proposal: "It waits for another user of the machine, or an operator of the back office",
  proposal_waits: ({ until }) => `It can't be approved yet: it waits until ${until}`,

  nothing_by_hand: ({ id }) => `Nothing that needs a person has the id ${id}`,
  no_refund_to_begin: ({ id }) => `No refund that is to be sent by hand has the id ${id}`,
  begun_already: ({ id, at }) =>
    `The refund ${id} was begun at ${at}, as \`acts ${id}\` says: ask who did, or it is sent twice. Nothing was done.`,
  nothing_to_decide: ({ esim }) => `Nothing is to be decided of the eSIM ${esim}`,
  given_back_by_rule: ({ esim }) =>
    `The eSIM ${esim} is on no phone: its money goes back by the shop's rule. Say yes`,
  supplier_not_asked: ({ esim }) => `No supplier was asked about the eSIM ${esim}`,
  code_not_to_show: ({ esim }) =>
    `The eSIM ${esim} has no activation code to be shown: it has not come, or is at its end`,
  code_shown_already: ({ esim }) => `The code of the eSIM ${esim} was shown: ask anew, with a reason`,
  esim_installed: ({ esim }) =>
    `The eSIM ${esim} is on a phone, as its supplier or its owner says: its code opens nothing any more`,
  esim_shared: ({ esim }) =>
    `The eSIM ${esim} is shared with somebody by a link: its owner has to take that back first`,
  esim_unknown: ({ esim }) => `There is no eSIM ${esim}`,
  esim_in_use: ({ esim }) => `The eSIM ${esim} is on a phone, as its supplier says. Nothing was done.`,
  supplier_silent: ({ esim }) =>
    `The supplier of the eSIM ${esim} didn't say whether it is used. Nothing was done.`,
  replaced_already: ({ esim }) => `Another eSIM came in place of ${esim} already`,
  not_replaceable: ({ esim }) =>
    `The eSIM ${esim} can't be replaced: it has not come, or is being given back`,
  nothing_to_resend: ({ order }) => `Nothing was mailed about order ${order} that could be sent once more`,
  resent_lately: ({ order, minutes }) => `Order ${order} was mailed once more within ${minutes} minutes`,
  changed_meanwhile: ({ left, currency }) =>
    `Of it ${left} ${currency} (minor units) are left by now: look again. Nothing was done.`,
  no_mail_waits: ({ order }) => `No mail of ${order} waits for anybody. Nothing was done.`,

  coupon_unknown: ({ coupon }) => `There is no coupon ${coupon}`,
  coupon_exists: ({ coupon }) => `There is a coupon ${coupon} already`,
  coupon_unreadable: ({ coupon }) => `${coupon} is no code: letters, digits, - and _, 2 to 40 of them`,
  coupon_blocked_already: ({ coupon }) => `${coupon} was blocked before. Nothing was done.`,
  end_before_start: "Its end has to come after its beginning",
  currency_unknown: ({ currency }) => `There is no currency ${currency}`,
  no_sum: ({ amount, currency }) => `${amount} ${currency} is no sum: a whole number of minor units above 0`,

  batch_unknown: ({ batch }) => `There is no batch ${batch}`,
  batch_too_large: ({ most }) => `A batch has ${most} vouchers at most`,
  end_is_over: ({ end }) => `${end} is over`,
  plan_not_sold: ({ plan }) => `${plan} is not on sale, or is sold by the day: say --days, 1 to 90`,
  voucher_not_in_batch: ({ batch, nth }) => `The batch ${batch} has no voucher ${nth}`,
  voucher_unreadable: "This is no voucher's code: a character is wrong or missing",
  voucher_unknown: "There is no such voucher",
  vouchers_used_up: ({ batch }) => `No voucher of ${batch} can be redeemed any more`,
  key_forgotten: ({ nth }) => `The key that voucher ${nth} was made with is neither of the shop's`,

  block_unknown: "There is no such block",
  block_is_over: "This block has ended, or was lifted. Nothing was done.",
  blocked_already: ({ until }) => `This is blocked already, ${until ? `until ${until}` : "without an end"}`,
  fact_unreadable: ({ kind }) => `This is no ${kind}, or there is none. Nobody was blocked.`,
  network_too_wide: ({ ipv4, ipv6 }) =>
    `This network is too wide: /${ipv4} at most, of IPv6 /${ipv6}. Nobody was blocked.`,
  own_network: "This is your own network, the shop's, or no public one. Nobody was blocked.",
  block_for_owners: ({ days }) => `For more than ${days} days, without an end, or a network: only owners`,
  company_unknown: ({ company }) => `The shop works with no ${company}`,
  paused_already: ({ company }) => `${company} is paused already: resume it first. Nothing was done.`,
  not_paused: ({ company }) => `${company} is not paused, or not any more. Nothing was done.`,
  item_unknown: ({ item }) => `There is no plan or place ${item}`,
  hidden_already: ({ item }) => `${item} is hidden already. Nothing was done.`,
  not_hidden: ({ item }) => `${item} is not hidden by itself. Nothing was done.`,

  book_changed:
    "The book, a rate or what is on sale has changed since the preview: look again. Nothing was done.",
  last_rule_narrow: "The last rule must fit every plan, so that each one has a price",
  conversation_unknown: "There is no such conversation",
  said_meanwhile: "Somebody wrote, answered or closed it meanwhile",
  field_unfilled: ({ field }) => `{${field}} is not filled`,
  field_unknown: ({ field }) => `Nothing fills {${field}}`,
  holds_a_code: "It holds a code, a card's number or a PIN",
  answer_unknown: "There is no such answer",
  answer_changed: "Somebody changed the answer meanwhile",

  nothing_written: ({ esim }) => `Nothing is written about the eSIM ${esim}, or it was taken back`,
  read_already: ({ esim, reading }) => `What is written about the eSIM ${esim} is ${reading} already`,
};

export function wordsOf({ code, figures }: Pick<OperatorRefusal, "code" | "figures">): string {
  const said = words[code] as string | ((figures: Readonly<Record<string, Figure>>) => string);
  return typeof said === "string" ? said : said(figures);
}

/** A code of the list as a terminal says it; anything else is what it is. */
export function inWords(error: unknown): never {
  throw error instanceof OperatorRefusal ? new Error(wordsOf(error), { cause: error }) : error;
}
