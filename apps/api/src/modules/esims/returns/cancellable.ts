import type { CancellationState } from "@rihla/contract";
import { isUntouched } from "@rihla/contract/rules/esim-status";
import type { EsimRow } from "../esim.ts";
import { esimStatus } from "../esim-life.ts";
import type { ProviderAbilities } from "../esim-provider.ts";
import type { CancellationRow } from "./cancellations.repository.ts";

/** What came of asking its provider to take it back. */
const answers: Readonly<Record<CancellationRow["status"], "cancelled" | "to-come" | "no">> = {
  done: "cancelled",
  asked: "to-come",
  refused: "no",
};

/** How giving back an eSIM stands, as far as is known without asking its provider; `inTime` of its payment. */
export function cancellationState(
  esim: EsimRow,
  asked: Pick<CancellationRow, "status" | "handedOverAt"> | undefined,
  ability: ProviderAbilities["cancel"] | undefined,
  inTime: boolean,
): CancellationState {
  const answer = asked && answers[asked.status];
  if (answer === "cancelled") return answer;
  if (answer === "to-come") return asked?.handedOverAt ? "being_decided" : "under_way";
  if (esim.provisioning !== "issued") return inTime ? "being_prepared" : "too_late";
  if (!isUntouched(esimStatus(esim))) return "in_use";
  if (!inTime) return "too_late";
  if (asked || ability === "none") return "by_support";
  return ability === "until-installed" ? "possible" : "on_request";
}
