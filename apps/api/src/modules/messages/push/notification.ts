import type { EsimNotificationKind, NotificationKind } from "@rihla/contract";

/** What happened to an order, each with the kind that switches it on and off. */
const orderNotifications = {
  /** id: of the order, or of the eSIM that came in the place of another */
  "esims-ready": "esim-ready",
  /** id: the same, where what could not be issued is paid back */
  "esims-refused": "refund",
  /** id: of the payment */
  "payment-late": "payment-late",
  /** id: of the payment, which somebody else made by a link */
  "paid-by-link": "payment-late",
  /** id: of a payment that goes back, having come twice or too late for its price */
  "returned-payment": "refund",
  /** id: of the refund */
  "refund-given": "refund",
  "refund-failed": "refund",
  /** id: of the recharge */
  "recharge-done": "esim-ready",
  "recharge-refused": "refund",
} as const satisfies Record<string, NotificationKind>;
export type OrderNotification = keyof typeof orderNotifications;

/** What happened to money that is paid into a wallet. id: of the payment */
const walletNotifications = {
  "wallet-late": "payment-late",
  "wallet-back": "refund",
  "wallet-failed": "refund",
} as const satisfies Record<string, NotificationKind>;
export type WalletNotification = keyof typeof walletNotifications;

/** One fact that devices are told of. `id` and what it is about name it for ever, so that it is told once. */
export type Notification =
  | { about: OrderNotification | WalletNotification; id: string }
  | { about: "alert"; id: string; kind: EsimNotificationKind };

type Facts = typeof orderNotifications & typeof walletNotifications;
type Told = EsimNotificationKind | Facts[keyof Facts];
/** A kind that nothing tells could be switched off, and never come: then this is no type. */
const kinds: [Exclude<NotificationKind, Told>] extends [never] ? Facts : never = {
  ...orderNotifications,
  ...walletNotifications,
};

/** All of them but those of single eSIMs, which `alerts-due.ts` finds. */
export const toldFacts = Object.keys(kinds) as (OrderNotification | WalletNotification)[];

export const kindOf = (notification: Notification): NotificationKind =>
  notification.about === "alert" ? notification.kind : kinds[notification.about];

export const isOfWallet = (about: OrderNotification | WalletNotification): about is WalletNotification =>
  about in walletNotifications;
