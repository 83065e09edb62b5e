import * as z from "zod";
import type { PlanState } from "../../../modules/esims/esim-provider.ts";
import { sizeAndLeft } from "./sizes.ts";

/** One bundle on an eSIM; quantities are bytes, a thousand million to its gigabyte, of the current 24 hours where it is unlimited. */
export const assignmentShape = z.object({
  callTypeGroup: z.string().nullish(),
  initialQuantity: z.number().nonnegative(),
  remainingQuantity: z.number(),
  startTime: z.string().nullish(),
  endTime: z.string().nullish(),
  bundleState: z.string(),
  unlimited: z.boolean().nullish(),
});
export type Assignment = z.output<typeof assignmentShape> & { name: string };

const live: readonly string[] = ["processing", "queued", "active", "depleted"];
const ended: readonly string[] = ["expired", "lapsed", "revoked"];

export const isLive = ({ bundleState }: Assignment): boolean => live.includes(bundleState);

/** Of all of them together: they are used one after the other. One that is still being processed can be installed. */
export function planStateOf(bundles: readonly Assignment[]): PlanState {
  const has = (...states: string[]) => bundles.some(({ bundleState }) => states.includes(bundleState));
  if (bundles.length === 0 || bundles.some((one) => !isLive(one) && !ended.includes(one.bundleState)))
    return "unknown";
  if (has("active")) return "running";
  // The next one starts by itself where one has been used before.
  if (has("queued", "processing")) return has("depleted", "expired") ? "running" : "ready";
  if (has("depleted")) return "used-up";
  if (has("expired", "lapsed")) return "expired";
  return bundles.some(({ startTime }) => startTime) ? "revoked" : "cancelled";
}

/** Of those that are not over, as long as there is one. An unlimited one has no end. */
export function amountsOf(bundles: readonly Assignment[]): { usedBytes: number; totalBytes: number | null } {
  const open = bundles.filter(isLive);
  const counted = open.length > 0 ? open : bundles.filter(({ bundleState }) => bundleState !== "revoked");
  if (counted.some(({ unlimited }) => unlimited)) return { usedBytes: 0, totalBytes: null };
  const amounts = counted.map((one) => sizeAndLeft(one.initialQuantity, one.remainingQuantity));
  const total = sumOf(amounts.map(({ size }) => size));
  return { usedBytes: total - sumOf(amounts.map(({ left }) => left)), totalBytes: total };
}

/** The last end that is told, of those that are not over where there are such. */
export function endOf(bundles: readonly Assignment[]): Date | null {
  const open = bundles.filter(isLive);
  const ends = (open.length > 0 ? open : bundles).map(({ endTime }) => Date.parse(endTime ?? ""));
  const known = ends.filter((end) => !Number.isNaN(end));
  return known.length > 0 ? new Date(Math.max(...known)) : null;
}

/** When the first of them began, which the first connection does. */
export function startOf(bundles: readonly Assignment[]): Date | null {
  const starts = bundles.map(({ startTime }) => Date.parse(startTime ?? ""));
  const known = starts.filter((start) => !Number.isNaN(start));
  return known.length > 0 ? new Date(Math.min(...known)) : null;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
