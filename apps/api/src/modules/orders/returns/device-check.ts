import type { DeviceCheck } from "@rihla/contract";

const takesEsims: readonly DeviceCheck["eid"][] = ["verified", "shown", "told"];

/** Its buyer did before paying what the shop asks for: the phone shows an EID or says that it takes eSIMs, and no operator holds it. */
export const wasChecked = (check: DeviceCheck | null): boolean =>
  check !== null && takesEsims.includes(check.eid) && check.lock === "free";

/** For the note of a decision and for the people who read it. */
export function checkInWords(check: DeviceCheck | null): string {
  if (!check) return "the phone was not checked before paying";
  const { model, eid, lock, forSomebodyElse } = check;
  const whose = forSomebodyElse ? "somebody else's phone" : "the phone";
  return `${whose} was checked before paying: ${model ?? "not named"}, EID ${eid}, lock ${lock}`;
}
