import type { EsimNoticeKind, NoticeKind } from "@rihla/contract";

/** What happened to an order, each with the kind that switches it on and off. */
const orderNotices = {
  /** id: of the order */
  "esims-ready": "esim-ready",
  /** id: of the order, some of whose eSIMs could not be issued and are paid back */
  "esims-refused": "refund",
  /** id: of the payment */
  "payment-late": "payment-late",
  /** id: of the payment, which somebody else made by a link */
  "paid-by-link": "payment-late",
  /** id: of a payment that goes back, having come twice or too late for its price */
  "money-back": "refund",
  /** id: of the refund */
  "refund-given": "refund",
  "refund-failed": "refund",
  /** id: of the recharge */
  "recharge-done": "esim-ready",
  "recharge-refused": "refund",
} as const satisfies Record<string, NoticeKind>;
export type OrderNotice = keyof typeof orderNotices;

/** What happened to money that is paid into a wallet. id: of the payment */
const walletNotices = {
  "wallet-late": "payment-late",
  "wallet-back": "refund",
  "wallet-failed": "refund",
} as const satisfies Record<string, NoticeKind>;
export type WalletNotice = keyof typeof walletNotices;

/** One fact that devices are told of. `id` and what it is about name it for ever, so that it is told once. */
export type Notice =
  | { about: OrderNotice | WalletNotice; id: string }
  | { about: "alert"; id: string; kind: EsimNoticeKind };

type Facts = typeof orderNotices & typeof walletNotices;
type Told = EsimNoticeKind | Facts[keyof Facts];
/** A kind that nothing tells could be switched off, and never come: then this is no type. */
const kinds: [Exclude<NoticeKind, Told>] extends [never] ? Facts : never = {
  ...orderNotices,
  ...walletNotices,
};

export const kindOf = (notice: Notice): NoticeKind =>
  notice.about === "alert" ? notice.kind : kinds[notice.about];

export const isOfWallet = (about: OrderNotice | WalletNotice): about is WalletNotice =>
  about in walletNotices;
