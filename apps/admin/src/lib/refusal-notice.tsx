import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";
import { Refused } from "./call.ts";

const worded = [
  "invalid_input",
  "rate_limited",
  "not_found",
  "unauthenticated",
  "passkey_refused",
  "invitation_ended",
  "last_owner",
  "last_passkey",
  "operator_exists",
  "order_unknown",
  "customer_unknown",
  "nothing_paid",
  "more_than_left",
  "goes_back_as_it_came",
  "changed_meanwhile",
  "code_not_to_show",
  "code_shown_already",
  "esim_installed",
  "esim_shared",
  "esim_in_use",
  "supplier_silent",
  "replaced_already",
  "not_replaceable",
  "nothing_to_resend",
  "resent_lately",
  "currency_not_sold",
  "nothing_by_hand",
  "no_refund_to_begin",
  "begun_already",
  "nothing_with_shop",
  "payment_under_dispute",
  "dispute_unknown",
  "dispute_not_lost",
  "nothing_in_wallet",
  "taken_out_already",
  "nothing_to_decide",
  "given_back_by_rule",
  "no_mail_waits",
  "proposal_unknown",
  "proposal_ended",
  "proposal_outgrown",
  "own_proposal",
  "proposal_waits",
  "day_unreadable",
  "deletion_blocked",
  "difference_unknown",
  "explained_already",
  "statement_too_large",
  "statement_unreadable",
  "statement_empty",
  "named_meanwhile",
  "block_unknown",
  "block_is_over",
  "blocked_already",
  "fact_unreadable",
  "network_too_wide",
  "own_network",
  "block_for_owners",
  "end_is_over",
  "company_unknown",
  "paused_already",
  "not_paused",
  "item_unknown",
  "hidden_already",
  "not_hidden",
  "book_changed",
  "last_rule_narrow",
  "too_many_views",
  "conversation_unknown",
  "said_meanwhile",
  "field_unfilled",
  "field_unknown",
  "holds_a_code",
  "answer_unknown",
  "answer_changed",
  "coupon_exists",
  "coupon_unreadable",
  "coupon_invalid_percentage",
  "coupon_blocked_already",
  "end_before_start",
  "currency_unknown",
  "no_sum",
  "batch_unknown",
  "batch_too_large",
  "plan_not_sold",
  "voucher_not_in_batch",
  "vouchers_used_up",
  "key_forgotten",
  "body_too_large",
  "unsupported_media_type",
  "offline",
] as const;
type Worded = (typeof worded)[number];

/** Why something was not done. A touch that was called off by its owner is no fault, and says that nothing was done. */
export function RefusalNotice({ error }: { error: unknown }) {
  const t = useTranslations("admin");
  if (!error) return null;
  return (
    <Notice tone="wrong" announce className="mt-3">
      {t(`problem.${reasonOf(error)}`, {
        minutes: 0,
        most: 0,
        ...(error instanceof Refused ? error.figures : {}),
      })}
    </Notice>
  );
}

function reasonOf(error: unknown): Worded | "called_off" | "passkey_here" | "other" {
  if (error instanceof Refused) return worded.find((code) => code === error.code) ?? "other";
  if (!(error instanceof Error)) return "other";
  if (error.name === "InvalidStateError") return "passkey_here";
  return error.name === "NotAllowedError" || error.name === "AbortError" ? "called_off" : "other";
}
