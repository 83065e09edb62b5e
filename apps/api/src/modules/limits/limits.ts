/*
 * What one address, one customer or one order may ask for in a while. Wide, since a family, an office or, on Algerian
 * mobile networks, thousands of people stand behind one address; and short, so that waiting is bearable. Who is signed
 * in is counted as a customer: what strangers do behind the same address takes nothing from them.
 */

const minute = 60;

export type Limit = {
  /** What is counted, in the counter's name. */
  name: string;
  per: "caller" | "order";
  max: number;
  /** In place of `max` where nobody is signed in and an address is counted: others stand behind it. */
  ofAddress?: number;
  windowSeconds: number;
  /** What it limits is for nobody who is blocked, and refused them as if it were used up. */
  notForBlocked?: true;
};

/** Prices worked out: a checkout asks for a few. */
export const quoteLimits: readonly Limit[] = [
  { name: "quotes", per: "caller", max: 300, windowSeconds: minute },
];

/** Each asks where an address is: once at the first start of an app. */
export const locationLimits: readonly Limit[] = [
  { name: "locations", per: "caller", max: 60, windowSeconds: 60 * minute },
];

/** Codes tried. Each change of a quantity tries the one that is applied again. */
export const couponLimits: readonly Limit[] = [
  { name: "coupons", per: "caller", max: 60, windowSeconds: 10 * minute, notForBlocked: true },
  { name: "coupons-day", per: "caller", max: 600, windowSeconds: 24 * 60 * minute },
];

/**
 * A family buys five at most. Sixty guests an hour from one address are a busy cell of a mobile network: beyond, each order of a
 * guest takes some work of the browser first.
 */
export const orderLimits: readonly Limit[] = [
  { name: "orders", per: "caller", max: 20, windowSeconds: 10 * minute, notForBlocked: true },
  { name: "orders-hour", per: "caller", max: 60, windowSeconds: 60 * minute },
];
/** Guests' orders with that work, of which an address has no more: who signs in is counted as a customer. */
export const provenOrderLimits: readonly Limit[] = [
  { name: "orders-proven", per: "caller", max: 1000, windowSeconds: 60 * minute, notForBlocked: true },
];

/** Everything that is known of a customer. */
export const exportLimits: readonly Limit[] = [
  { name: "exports", per: "caller", max: 5, windowSeconds: 10 * minute },
];

/** Each may ask a supplier what it offers. */
export const rechargeLimits: readonly Limit[] = [
  { name: "recharges", per: "caller", max: 60, windowSeconds: 10 * minute },
];

/** Each opens a page at the bank. */
export const topUpLimits: readonly Limit[] = [
  { name: "top-ups", per: "caller", max: 20, windowSeconds: 10 * minute, notForBlocked: true },
];

/**
 * Each opens a page at the bank. An order can be paid for an hour, and a page takes more than one card. A thousand guests behind
 * one address are not stopped here either, should all come in the same ten minutes.
 */
const paymentsOfCaller: Limit = {
  name: "payments",
  per: "caller",
  max: 40,
  ofAddress: 1000,
  windowSeconds: 10 * minute,
  notForBlocked: true,
};
export const paymentLimits: readonly Limit[] = [
  { name: "payments", per: "order", max: 10, windowSeconds: 60 * minute },
  paymentsOfCaller,
];

/** Questions asked before the bank's page: as many as guests behind one address may pay. */
export const captchaQuestionLimits: readonly Limit[] = [
  { name: "captcha-questions", per: "order", max: 30, windowSeconds: 60 * minute },
  { name: "captcha-questions", per: "caller", max: 120, ofAddress: 1000, windowSeconds: 10 * minute },
];

/** Answers to them that were not right, each brings another question: guessing them all is slower than answering one. */
export const captchaLimits: readonly Limit[] = [
  { name: "captchas", per: "order", max: 30, windowSeconds: 60 * minute },
  { name: "captchas", per: "caller", max: 120, windowSeconds: 10 * minute },
];

/** Each asks suppliers about every eSIM that it names. */
export const cancellationLimits: readonly Limit[] = [
  { name: "cancellations", per: "order", max: 20, windowSeconds: 10 * minute },
];

/** Each is typeset, or mailed. */
export const receiptLimits: readonly Limit[] = [
  { name: "receipts", per: "order", max: 20, windowSeconds: 10 * minute },
  { name: "receipts", per: "caller", max: 40, windowSeconds: 10 * minute },
];

/** Receipts that who paid by a link has sent to an address of their own: nobody else's mailbox is filled with them. */
export const payerReceiptLimits: readonly Limit[] = [
  { name: "payer-receipts", per: "order", max: 5, windowSeconds: 60 * minute },
  { name: "receipts", per: "caller", max: 40, windowSeconds: 10 * minute },
];

/** Links by which somebody else pays, made anew for one order. */
export const makingLinkLimits: readonly Limit[] = [
  { name: "links-made", per: "order", max: 20, windowSeconds: 60 * minute },
  { name: "links-made", per: "caller", max: 60, windowSeconds: 60 * minute },
];

/** Links looked at: a page that is open quotes again only when it is loaded. */
export const linkLimits: readonly Limit[] = [
  { name: "links", per: "caller", max: 120, windowSeconds: 10 * minute },
];

/** Counted apart from the buyer's own tries, so that whoever was sent a link takes none of them. */
export const payingByLinkLimits: readonly Limit[] = [
  { name: "paying-by-link", per: "order", max: 10, windowSeconds: 60 * minute },
  paymentsOfCaller,
];

/** Links by which eSIMs are shared, made or changed: a group's are made by one call. */
export const sharingLimits: readonly Limit[] = [
  { name: "sharing", per: "order", max: 60, windowSeconds: 60 * minute },
];

/** Such links looked at and taken: a group of fifty may stand behind a hotel's one address. */
export const shareLinkLimits: readonly Limit[] = [
  { name: "share-links", per: "caller", max: 300, windowSeconds: 10 * minute },
];

/** Each is typeset, a page for every eSIM of a group. */
export const sheetLimits: readonly Limit[] = [
  { name: "sheets", per: "order", max: 20, windowSeconds: 10 * minute },
  { name: "sheets", per: "caller", max: 40, windowSeconds: 10 * minute },
];

/** Guides with the codes of one's own eSIM; each is typeset. */
export const ownPaperLimits: readonly Limit[] = [
  { name: "own-papers", per: "caller", max: 40, windowSeconds: 10 * minute },
];

/** The same for phones that received one: as many as may stand behind one address. */
export const receivedPaperLimits: readonly Limit[] = [
  { name: "received-papers", per: "caller", max: 120, windowSeconds: 10 * minute },
];

/** Vouchers looked up or redeemed: a person has a few, and mistypes. */
export const voucherLimits: readonly Limit[] = [
  { name: "vouchers", per: "caller", max: 20, windowSeconds: 10 * minute, notForBlocked: true },
  { name: "vouchers-day", per: "caller", max: 100, windowSeconds: 24 * 60 * minute },
];

/** Counted beside the account, so that many accounts of one address find no more; a hall where vouchers are handed out has one. */
export const voucherAddressLimits: readonly Limit[] = [
  { name: "vouchers-of-accounts", per: "caller", max: 300, windowSeconds: 10 * minute },
  { name: "vouchers-of-accounts-day", per: "caller", max: 3000, windowSeconds: 24 * 60 * minute },
];

/** Chats begun: each is a conversation that agents see. */
export const chatLimits: readonly Limit[] = [
  { name: "chats", per: "caller", max: 30, windowSeconds: 10 * minute },
];

/** Messages to agents; `order` is the chat. The desk itself takes two hundred a minute in one conversation. */
export const chatMessageLimits: readonly Limit[] = [
  { name: "chat-messages", per: "order", max: 30, windowSeconds: minute },
  { name: "chat-messages", per: "caller", max: 300, windowSeconds: 10 * minute },
];

/** Each may be five megabytes, and is kept: nobody fills the database with them, however patiently. */
export const chatPhotoLimits: readonly Limit[] = [
  { name: "chat-photos-day", per: "order", max: 50, windowSeconds: 24 * 60 * minute },
  { name: "chat-photos-day", per: "caller", max: 200, windowSeconds: 24 * 60 * minute },
  { name: "chat-photos", per: "order", max: 10, windowSeconds: 10 * minute },
  { name: "chat-photos", per: "caller", max: 60, windowSeconds: 10 * minute },
];

/** Looking, typing, and following. */
export const chatActLimits: readonly Limit[] = [
  { name: "chat-acts", per: "order", max: 120, windowSeconds: minute },
];

/** Passkeys and invitations shown at the back office's door, from one address. */
export const operatorDoorLimits: readonly Limit[] = [
  { name: "operator-door", per: "caller", max: 60, windowSeconds: 10 * minute },
];
