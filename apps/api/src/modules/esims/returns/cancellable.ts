import type { CancellationState } from "@rihla/contract";
import { isUntouched } from "@rihla/contract/rules/esim-status";
import { takingBackOf } from "@rihla/contract/rules/giving-back";
import type { EsimRow } from "../esim.ts";
import { toldStatus } from "../esim-life.ts";
import type { ProviderAbilities } from "../esim-provider.ts";
import { hasCome } from "../provisioning-end.ts";
import type { CancellationRow } from "./cancellations.repository.ts";

/** What came of asking its provider to take it back. */
const answers: Readonly<Record<CancellationRow["status"], "cancelled" | "to-come" | "no">> = {
  done: "cancelled",
  asked: "to-come",
  refused: "no",
};

/**
 * How giving back an eSIM stands, as far as is known without asking its provider; `inTime` of its payment. What was promised before paying
 * holds, whatever its provider does by now.
 */
export function cancellationState(
  esim: EsimRow,
  asked: Pick<CancellationRow, "status" | "handedOverAt"> | undefined,
  ability: ProviderAbilities["cancel"] | undefined,
  inTime: boolean,
): CancellationState {
  const answer = asked && answers[asked.status];
  if (answer === "cancelled") return answer;
  if (answer === "to-come") return asked?.handedOverAt ? "being_decided" : "under_way";
  if (!hasCome(esim)) return inTime ? "being_prepared" : "too_late";
  if (!isUntouched(toldStatus(esim))) return "in_use";
  if (!inTime) return "too_late";
  if (asked) return "by_support";
  const takesBack = ability && takingBackOf(ability, esim.plan.starts) === "until-installed";
  return takesBack || esim.plan.givingBack === "at-once" ? "possible" : "on_request";
}
