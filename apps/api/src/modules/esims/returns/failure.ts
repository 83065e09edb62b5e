import { type EsimStatus, type Failure, failureReportDays, lateDeliveryHours } from "@rihla/contract";
import { isUntouched } from "@rihla/contract/rules/esim-status";
import { takingBackOf } from "@rihla/contract/rules/giving-back";
import type { EsimRow } from "../esim.ts";
import { toldStatus } from "../esim-life.ts";
import type { ProviderAbilities } from "../esim-provider.ts";
import { hasCome, wasRefused } from "../provisioning-end.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** What the buyer of an eSIM can say of it now. `paidAt`: null where nobody paid. */
export function reportable(esim: EsimRow, paidAt: Date | null, now: Date): Failure[] {
  if (!paidAt || wasRefused(esim)) return [];
  if (!hasCome(esim))
    return now.getTime() - paidAt.getTime() >= lateDeliveryHours * hour ? ["never_came"] : [];
  const end = esim.expiresAt ?? new Date((esim.issuedAt ?? paidAt).getTime() + esim.days * day);
  const isInTime = now.getTime() <= end.getTime() + failureReportDays * day;
  return isInTime ? ["does_not_install", "no_connection", "phone_refuses"] : [];
}

/** On no phone, as far as its provider says, and nothing of it used. */
export const isUnused = (esim: EsimRow): boolean => esim.usedBytes === 0 && isUntouched(toldStatus(esim));

const decisions: Readonly<Record<EsimStatus, "take-back" | "provider" | "support">> = {
  new: "take-back",
  canceled: "provider",
  revoked: "provider",
  allocating: "support",
  installing: "support",
  onboard: "support",
  in_use: "support",
  depleted: "support",
  suspended: "support",
  unknown: "support",
  deleted: "support",
  user_deleted: "support",
  expired: "support",
};

/**
 * Who decides. `late`: it never came, the shop gives up waiting · `take-back`: nobody has it on a phone, so its provider can
 * take it back · `provider`: the provider ended it unused · `support`: nothing here tells who is right.
 */
export function whoDecides(
  esim: EsimRow,
  ability: ProviderAbilities["cancel"] | undefined,
): "late" | "take-back" | "provider" | "support" {
  if (!hasCome(esim)) return "late";
  if (esim.usedBytes > 0) return "support";
  const decides = decisions[toldStatus(esim)];
  const takesBack = ability && takingBackOf(ability, esim.plan.starts) === "until-installed";
  return decides === "take-back" && !takesBack ? "support" : decides;
}
