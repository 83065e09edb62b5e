import type { CancellationState } from "@rihla/contract";
import type { EsimRow } from "../esim.ts";
import { esimStatus } from "../esim-life.ts";
import type { ProviderAbilities } from "../esim-provider.ts";
import type { CancellationRow } from "./cancellations.repository.ts";

/** How giving back an eSIM stands, as far as is known without asking its provider; `inTime` of its payment. */
export function cancellationState(
  esim: EsimRow,
  asked: Pick<CancellationRow, "status" | "handedOverAt"> | undefined,
  ability: ProviderAbilities["cancel"] | undefined,
  inTime: boolean,
): CancellationState {
  if (asked?.status === "done") return "cancelled";
  if (asked?.status === "asked") return asked.handedOverAt ? "being_decided" : "under_way";
  if (esim.provisioning !== "issued") return inTime ? "being_prepared" : "too_late";
  if (esimStatus(esim) !== "new") return "in_use";
  if (!inTime) return "too_late";
  if (asked || ability === "none") return "by_support";
  return ability === "until-installed" ? "possible" : "on_request";
}
