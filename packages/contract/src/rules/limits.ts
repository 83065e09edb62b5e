/** Where the API lives; every key of `endpoints` is below it. */
export const basePath = "/api/v1/app";
/** A guest's proof that an order is theirs. */
export const orderSecretHeader = "order-secret";
/**
 * An app's proofs, for which a browser has cookies that no script can read: that somebody has signed in on it before, that it
 * has received eSIMs which were shared with it, that a guest's chat was begun on it. Empty where it has none yet.
 */
export const deviceSecretHeader = "device-secret";
export const recipientSecretHeader = "recipient-secret";
export const chatSecretHeader = "chat-secret";
export const idempotencyKeyHeader = "idempotency-key";
/** Of an app, as its store names it (`1.4.0`): the api tells one that is too old. A page is as new as the shop and sends none. */
export const appVersionHeader = "app-version";
export const idempotencyKeyLength = { min: 16, max: 100 };
export const idempotencyKeyPattern = /^[\w-]{16,100}$/;

/** Where the apps may call from their own origins, and which headers they need to send and to read there. */
export const callsFromApps = {
  below: `${basePath}/`,
  sent: [
    "authorization",
    "content-type",
    orderSecretHeader,
    idempotencyKeyHeader,
    deviceSecretHeader,
    recipientSecretHeader,
    chatSecretHeader,
    appVersionHeader,
  ],
  read: ["catalogue-revision", "retry-after", deviceSecretHeader, recipientSecretHeader, chatSecretHeader],
} as const;

/** For all of a request to arrive: who sends a byte now and then takes a place no longer. */
export const wholeRequestSeconds = 15;

/** Days of a plan that is sold by the day. */
export const minDays = 1;
export const maxDays = 90;
export const isDays = (days: number): boolean => Number.isInteger(days) && days >= minDays && days <= maxDays;

/** Pieces of one plan in one order: a group that travels together. */
export const maxQuantity = 50;

/** eSIMs in one order. */
export const maxPieces = 100;

/** Letters of a phone's name: longer than any has. */
export const modelLongest = 60;

/** Plans in one order. */
export const maxLines = 10;

/** The refund arrival: days after which money that goes back is there at the latest, the slowest of the banks with some to spare. */
export const refundArrivalDays = 14;

/** The refund window: hours after paying in which an eSIM that nobody has installed can be given back. */
export const refundWindowHours = 24;

/** Hours after paying in which an order can be billed to another company, once. */
export const companyChangeHours = 24;

/** Hours in which people of the shop answer who asks for something. */
export const supportAnswerHours = 24;

/** Days after an eSIM's end in which its buyer can still say that it did not work. */
export const failureReportDays = 7;
/** Hours in which a supplier is to say that an eSIM which a phone refuses can serve nobody any more; then a person decides. */
export const phoneRefusalAnswerHours = 24;
/** Hours in which what it pays back by itself for such eSIMs is counted together (`PHONE_REFUNDS_A_DAY`). */
export const phoneRefundsCountHours = 24;
/** Days in which the shop pays one such eSIM back by itself, for an account and for a card. */
export const phoneRefusalDays = 90;
/** Minutes in which an order can be paid by itself once it was placed: time for more than one try. */
export const payableMinutes = 120;
/** Minutes after which who has not paid an order is reminded of it, once, and how few must be left to pay it in. */
export const orderReminder = { afterMinutes: 60, leftMinutes: 15 } as const;
/** Days that a voucher can be used for at least once it was given back to its holder because its eSIM could not be delivered. */
export const voucherAfterFailureDays = 30;

/** How much of its data an eSIM has used when its owner is told so, percent. */
export const usageAlertPercent = 80;
/** How much is left when it is topped up by itself, percent. */
export const automaticRechargePercent = 10;
/** Hours before its end when an owner is told of it. */
export const endAlertHours = 24;

/** Minutes that an installation takes on Wi-Fi: usually, and at most. */
export const installMinutes = { usual: 2, most: 3 } as const;

/** Hours after paying at which an eSIM that never came is given up and paid back. */
export const lateDeliveryHours = 24;

/** Minutes that the code somebody typed to add an eSIM stays in a browser: it may be somebody else's. */
export const addedCodeMinutes = 10;

/** Characters of one message to the agents. */
export const chatTextLongest = 4000;
/** Bytes of a photo sent to them. */
export const chatPhotoBytes = 5 * 1024 * 1024;
/** Minutes without an answer after which a chat names other ways to reach somebody. */
export const chatPatienceMinutes = 2;
/** Minutes after which who asked in the chat is told by mail that nobody could answer. */
export const chatWaitMinutes = 10;

/** Countries a bill can be made out to. */
export const billingCountries = ["DZ", "TN", "FR", "DE", "IT", "ES"] as const;

/** The terms as they stand in the shop; a change of their meaning is a new version, and the one before goes to the others below. */
export const termsVersion = "2026-11-30";
/**
 * The terms that who registers may agree to, newest first: an app or an open page shows those that it was built with, and what
 * was agreed to is noted by its name. One leaves the list once no app that shows it is let in any more (`APP_LEAST_VERSION`).
 */
export const acceptedTerms = [termsVersion, "2026-11-28", "2026-11-5", "2026-11"] as const;

/** What must be typed to delete an account, in every language. */
export const deletionWord = "DELETE";
