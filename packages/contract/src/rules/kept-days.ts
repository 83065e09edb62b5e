/** Years for which a merchant keeps books and vouchers: article 12 of Algeria's Code de commerce. */
export const accountsKeptYears = 10;

/** Days that the shop keeps what it needs for a while only, as the privacy policy says. */
export const keptDays = {
  /** A chat, after its last message. */
  chat: 365,
  /** What a customer's devices were told. */
  notifications: 90,
  /** That a mail was sent, and what became of it: as long as somebody may ask where it is. */
  mails: 365,
  /** Readings of an eSIM's usage: longer than any forecast looks back, and than a question about a bill takes. */
  usage: 90,
  /** An order that nobody paid: whoever comes back to one does so within days. */
  unpaidOrders: 30,
  /** The trace of a session that has ended. */
  endedSessions: 30,
  /** Counters against guessing: longer than the ration of wrong guesses looks back. */
  limitCounters: 32,
  /** A block that has ended or was lifted: so that who asks why they were refused gets an answer. */
  endedBlocks: 90,
  /** What is left of the block of somebody who has deleted their account, at most: a digest. */
  blocksOfErased: 365,
  /** The address of who paid by a link: longer than a card's bank may take to send money back that a supplier or the shop gave back late. */
  payerAddress: 90,
  /** What opens a guest's order on the phone that placed it, after its last eSIM has ended: time to say that it did not work, to buy it again, to find its receipt. */
  ordersHere: 30,
} as const;
