import type { Messages } from "@rihla/i18n/messages";

export type TopicId = keyof Messages["support"]["topics"];
export type QuestionId = keyof Messages["support"]["questions"];

type Topic = { id: TopicId; questions: readonly QuestionId[] };

/** In the order in which a journey asks them. The ids are part of addresses (`/support#refund`): they stay. */
export const topics: readonly Topic[] = [
  {
    id: "before",
    questions: [
      "esim",
      "compatible",
      "number",
      "plan",
      "unlimited",
      "hotspot",
      "start",
      "ticket",
      "egress",
      "rules",
      "feedback",
    ],
  },
  {
    id: "paying",
    questions: ["methods", "cart", "refused", "receipt", "account", "code", "gift", "group", "voucher"],
  },
  { id: "installing", questions: ["when", "install", "scan", "stuck", "kept"] },
  { id: "landing", questions: ["arrival", "offline", "sms"] },
  { id: "usage", questions: ["left", "topup", "end"] },
  { id: "problems", questions: ["refund", "missing", "deleted", "lost", "person", "data", "safety"] },
];
