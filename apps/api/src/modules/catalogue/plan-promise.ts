import { createHash } from "node:crypto";
import type { PlanTable } from "./catalogue.tables.ts";

type PromisedColumn =
  | "destinationCode"
  | "kind"
  | "tier"
  | "dataBytes"
  | "days"
  | "reducedSpeedKbps"
  | "speed"
  | "topUp"
  | "starts";

/**
 * What a buyer is promised. Two packages with equal promises are the same plan, whoever sells them. Not promised, and
 * taken from the offer that is picked: the operators' names, where traffic reaches the internet, how many days the
 * eSIM may wait before it is used, and whether it is given back at once or on request. The last is frozen with an order, and no offer
 * that is worse takes it over.
 */
export type PlanPromise = Pick<PlanTable, PromisedColumn> & { countries: readonly string[] };

/** Equal for equal promises. */
export function promiseKey(promise: PlanPromise): string {
  const { destinationCode, kind, tier, dataBytes, days, reducedSpeedKbps, speed, topUp, starts } = promise;
  const countries = [...new Set(promise.countries)].sort();
  return digest([
    destinationCode,
    kind,
    tier,
    dataBytes,
    days,
    reducedSpeedKbps,
    speed,
    topUp,
    starts,
    countries,
  ]);
}

const megabyte = 1024 * 1024;

/** `TR-3GB-30D`, or `FR-BOOST` where it is sold by the day. Plans that differ in what this doesn't show get a number. */
export function planStem(promise: PlanPromise): string {
  const { destinationCode: destination, tier, dataBytes: bytes, days } = promise;
  if (days === null) return `${destination}-${String(tier).toUpperCase()}`;
  const megabytes = Math.round(bytes / megabyte);
  const size = megabytes % 1024 === 0 ? `${megabytes / 1024}GB` : `${megabytes}MB`;
  return `${destination}-${size}-${days}D`;
}

/** Gives codes that nobody has or ever had: `FR-3GB-30D`, then `FR-3GB-30D-2`. */
export function createCodes(taken: Iterable<string>): (promise: PlanPromise) => string {
  const used = new Set(taken);
  const last = new Map<string, number>();
  return (promise) => {
    const stem = planStem(promise);
    let number = last.get(stem) ?? 0;
    let code: string;
    do {
      number += 1;
      code = number === 1 ? stem : `${stem}-${number}`;
    } while (used.has(code));
    last.set(stem, number);
    used.add(code);
    return code;
  };
}

export function digest(facts: unknown): string {
  return createHash("sha256").update(JSON.stringify(facts)).digest("base64url").slice(0, 22);
}
