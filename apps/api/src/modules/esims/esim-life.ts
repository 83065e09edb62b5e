import type { EsimStatus } from "@rihla/contract";
import type { Provisioning } from "./esims.tables.ts";

export type ProviderPair = {
  provisioning: Provisioning;
  /** State of the profile on the SM-DP+ server: RELEASED, DOWNLOAD, INSTALLATION, ENABLED, DISABLED, DELETED. */
  smdpState: string | null;
  /** State of the plan at the provider: GOT_RESOURCE, IN_USE, USED_UP … */
  planState: string | null;
  usedBytes: number;
};

/**
 * The status a person reads, from the provider's pair. The order of the rules is the precedence; states we have
 * never heard of read "unknown". DISABLED is a line switched off by its owner, not a suspension.
 */
const rules: ReadonlyArray<[EsimStatus, (pair: { smdp: string; plan: string; used: number }) => boolean]> = [
  ["canceled", ({ plan }) => plan === "CANCEL"],
  ["revoked", ({ plan }) => plan === "REVOKE" || plan === "REVOKED"],
  ["expired", ({ plan }) => plan === "USED_EXPIRED" || plan === "UNUSED_EXPIRED"],
  ["suspended", ({ plan }) => plan === "SUSPENDED"],
  ["deleted", ({ smdp }) => smdp === "DELETED"],
  ["depleted", ({ plan }) => plan === "USED_UP"],
  [
    "in_use",
    ({ smdp, plan, used }) => plan === "IN_USE" && used > 0 && (smdp === "ENABLED" || smdp === "DISABLED"),
  ],
  ["onboard", ({ smdp }) => smdp === "ENABLED" || smdp === "DISABLED"],
  ["installing", ({ smdp }) => smdp === "DOWNLOAD" || smdp === "INSTALLATION"],
  ["new", ({ smdp, plan }) => smdp === "RELEASED" && plan === "GOT_RESOURCE"],
  ["allocating", ({ plan }) => ["CREATE", "PAYING", "PAID", "GETTING_RESOURCE"].includes(plan)],
];

export function esimStatus(pair: ProviderPair): EsimStatus {
  if (pair.provisioning === "refused") return "canceled";
  if (pair.provisioning !== "issued") return "allocating";
  const states = { smdp: pair.smdpState ?? "", plan: pair.planState ?? "", used: pair.usedBytes };
  return rules.find(([, holds]) => holds(states))?.[0] ?? "unknown";
}

const ended: readonly EsimStatus[] = ["canceled", "revoked", "expired", "deleted", "user_deleted"];

/** The tab an eSIM is listed under. A depleted one can be topped up until it expires. */
export const groupOf = (status: EsimStatus): "active" | "expired" =>
  ended.includes(status) ? "expired" : "active";

/** Whether the provider's date is the plan's end; before that it is the last moment to install. */
export function hasStarted(
  pair: ProviderPair,
  starts: "installation" | "first-connection" | "purchase",
): boolean {
  if (starts === "purchase") return true;
  const running = ["IN_USE", "USED_UP", "USED_EXPIRED", "UNUSED_EXPIRED"].includes(pair.planState ?? "");
  const installed = !["RELEASED", "DOWNLOAD", null].includes(pair.smdpState);
  return running || (starts === "installation" && installed);
}
