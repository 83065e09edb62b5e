import type { DeviceCheck } from "@rihla/contract";
import { isGood } from "../../domain/devices/phone-check.ts";

/** What the answers mean: only an EID on a phone that is not locked is good. */
export function outcomeOf(check: DeviceCheck): "good" | "missing" | "locked" | "unsure" {
  if (check.eid === "missing") return "missing";
  if (check.lock === "locked") return "locked";
  return isGood(check) ? "good" : "unsure";
}
