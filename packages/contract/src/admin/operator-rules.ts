/** What an operator may be. Which calls each may make stands at the calls. */
export const operatorRoles = ["owner", "support"] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/** Hours after which an operator signs in again, minutes after which one who did nothing does, and for which a touch of the passkey is good. */
export const operatorSessionHours = 10;
export const operatorIdleMinutes = 60;
export const operatorConfirmedMinutes = 5;
/** For which an invitation is good, once. */
export const invitationMinutes = 30;

/** Days after which a currency's rate is told to be old: what is sold by it may cost more than it brings. */
export const oldRateDays = 7;

/** Over which a supplier's pace is measured. */
export const paceDays = 7;

/** Days within which a supplier's balance ends at the last day's pace, so that somebody has to pay in. */
export const balanceEndsDays = 3;

/** Hours after which a backup that is made each night has failed. */
export const oldBackupHours = 26;

/** Hours after which it is told that a supplier or a gateway is still paused. */
export const longPauseHours = 24;
/** Hours after which a question in the chat that nobody answered waits for a person. */
export const longWaitHours = 1;

/** Letters or digits by which something is looked for, at least. */
export const lookUpLeast = 3;

/** Days for which somebody who is no owner may block; longer, without an end, or a network is for owners. */
export const supportBlockDays = 30;

/** The widest network that can be blocked, in bits: four thousand addresses, or what a provider gives some thousand offices. Wider is a country's customers. */
export const widestNetwork = { ipv4: 20, ipv6: 40 } as const;

/** How an order stands, in one word; of a closed one why. */
export const listedStates = ["open", "placed", "expired", "cancelled", "refunded"] as const;

/** Orders on a page of their list, and so many at most are counted. */
export const ordersAPage = 50;
export const ordersCounted = 1000;

/** Lists that somebody may give a name. */
export const mostViews = 30;

/** waiting: its first moment is still to come · used_up: no use is left · over: its last moment has passed. */
export const couponStates = ["usable", "waiting", "used_up", "over", "blocked"] as const;
export type CouponState = (typeof couponStates)[number];
/** Days with a use of a coupon that its page shows. */
export const couponDaysShown = 60;

/** In one batch: its sheet is typeset at once. */
export const mostVouchersOfBatch = 1000;
/** expired: it was not used until its end. */
export const voucherStates = ["unused", "redeemed", "expired", "blocked"] as const;
export type VoucherState = (typeof voucherStates)[number];

/** Why a payer says that a payment is not theirs to bear, as their bank or the gateway passes it on. */
export const disputeReasons = [
  "not_theirs",
  "not_received",
  "not_as_described",
  "duplicate",
  "not_refunded",
  "cancelled",
  "other",
] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/** needs_answer: the shop may still send proof · under_review: others decide · won, lost: they have. */
export const disputeStates = ["needs_answer", "under_review", "won", "lost"] as const;
export type DisputeState = (typeof disputeStates)[number];

/** Why an operator may be shown an activation code. Its buyer reads which one it was. */
export const codeReasons = [
  "mail_missing",
  "by_telephone",
  "not_scanned",
  "other_device",
  "supplier_asks",
] as const;
export type CodeReason = (typeof codeReasons)[number];

/** waiting: a question has no answer · answered: nobody waits · closed: until its writer writes again. */
export const conversationStates = ["waiting", "answered", "closed"] as const;
export type ConversationState = (typeof conversationStates)[number];

/** What stands in a saved answer between braces, and is filled from the order. */
export const answerFields = ["number", "destination", "plan", "refundDate", "esimPage"] as const;
export type AnswerField = (typeof answerFields)[number];

export const savedTitleLongest = 80;

/** The largest file of a bank that is read, its most columns, and the most words that tell its kinds of lines apart. */
export const statementBytes = 2 * 1024 * 1024;
export const statementColumns = 60;
export const statementSorts = 12;
/** What a line of a bank's file is; `none` doesn't count, as what was refused. */
export const statementKinds = ["sale", "refund", "none"] as const;
