import type { DisputeState } from "@rihla/contract/admin/operator-rules";
import { marked } from "../../../infra/marked.ts";

/** What was decided may be taken up again, by an appeal or by the payer's bank. Nothing is ever as if it had not been disputed. */
const moves: Readonly<Record<DisputeState, readonly DisputeState[]>> = {
  needs_answer: ["under_review", "won", "lost"],
  under_review: ["needs_answer", "won", "lost"],
  won: ["needs_answer", "under_review", "lost"],
  lost: ["needs_answer", "under_review", "won"],
};

export const disputeMayMove = (from: DisputeState, to: DisputeState): boolean => moves[from].includes(to);

export const openDisputes = marked<DisputeState>({
  needs_answer: true,
  under_review: true,
  won: false,
  lost: false,
});

/** While its money is the bank's, or has gone there: whatever the shop gave back would be paid twice, and its payer stays out. */
export const holdingDisputes = marked<DisputeState>({
  needs_answer: true,
  under_review: true,
  won: false,
  lost: true,
});

export const isOpen = (status: DisputeState): boolean => openDisputes.includes(status);
export const holdsMoney = (status: DisputeState): boolean => holdingDisputes.includes(status);
