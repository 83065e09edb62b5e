import type { EsimNoticeKind, NoticeKind } from "@rihla/contract";

/** What happened to an order, each with the kind that switches it on and off. */
export const orderNotices = {
  /** id: of the order */
  "esims-ready": "esim-ready",
  /** id: of the order, some of whose eSIMs could not be issued and are paid back */
  "esims-refused": "refund",
  /** id: of the payment */
  "payment-late": "payment-late",
  /** id: of a payment that goes back, having come twice or too late for its price */
  "money-back": "refund",
  /** id: of the refund */
  "refund-given": "refund",
  "refund-failed": "refund",
} as const satisfies Record<string, NoticeKind>;
export type OrderNotice = keyof typeof orderNotices;

/** One fact that devices are told of. `id` and what it is about name it for ever, so that it is told once. */
export type Notice =
  | { about: OrderNotice; id: string }
  | { about: "alert"; id: string; kind: EsimNoticeKind };

export const kindOf = (notice: Notice): NoticeKind =>
  notice.about === "alert" ? notice.kind : orderNotices[notice.about];
